import Foundation
import SkeletonAnim
import SkeletonCampaign

/// A file with values for the kit's tokens, in JSON or JSON5.
enum ThemeFile {
  /// - Throws: ``Failure`` when the text is no JSON, gives a key twice, or has names or values that
  ///   a theme does not.
  static func theme(_ text: String, path: String) throws -> SKTheme {
    do {
      let json = try JSON5.json(text)
      return try JSONDecoder().decode(SKTheme.self, from: Data(json.utf8))
    } catch {
      throw Failure(message: "\(path): \(Self.reason(error))", code: ExitCode.malformedInput)
    }
  }

  private static func reason(_ error: any Error) -> String {
    switch error {
    case DecodingError.dataCorrupted(let context):
      place(context) + (context.underlyingError.map { "\($0)" } ?? context.debugDescription)
    case DecodingError.keyNotFound(let key, let context):
      place(context) + "'\(key.stringValue)' is missing"
    case DecodingError.typeMismatch(let type, let context),
      DecodingError.valueNotFound(let type, let context):
      place(context) + "give " + kind(type)
    default: "\(error)"
    }
  }

  private static func kind(_ type: Any.Type) -> String {
    switch type {
    case is String.Type: "a text"
    case is Bool.Type: "true or false"
    case is any Numeric.Type: "a number"
    case is any Collection.Type: "an object of names and values, {…}"
    default: "another value"
    }
  }

  private static func place(_ context: DecodingError.Context) -> String {
    (["theme"] + context.codingPath.map(\.stringValue)).joined(separator: ".") + ": "
  }
}
