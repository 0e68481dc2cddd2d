import Foundation
import SkeletonAnim

/// A file with values for the kit's tokens.
enum ThemeFile {
  /// - Throws: ``Failure`` when the text is no JSON, or has names or values that a theme does not.
  static func theme(_ text: String, path: String) throws -> SKTheme {
    do {
      return try JSONDecoder().decode(SKTheme.self, from: Data(text.utf8))
    } catch let error as ThemeError {
      throw Failure(message: "\(path): \(error)", code: ExitCode.malformedInput)
    } catch {
      throw Failure(message: "\(path): \(Self.reason(error))", code: ExitCode.malformedInput)
    }
  }

  private static func reason(_ error: any Error) -> String {
    switch error {
    case DecodingError.dataCorrupted(let context):
      "not JSON: " + (context.underlyingError.map { "\($0)" } ?? context.debugDescription)
    case DecodingError.keyNotFound(let key, let context):
      place(context) + "'\(key.stringValue)' is missing"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      place(context) + context.debugDescription
    default: "\(error)"
    }
  }

  private static func place(_ context: DecodingError.Context) -> String {
    (["theme"] + context.codingPath.map(\.stringValue)).joined(separator: ".") + ": "
  }
}
