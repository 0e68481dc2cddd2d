import Foundation
import SkeletonUI

/// The `Contents.json` of an image set: which file is for which surroundings.
struct ImageSetContents: Decodable, Sendable {
  private struct Entry: Decodable {
    struct Appearance: Decodable {
      var appearance: String
      var value: String
    }

    var filename: String?
    var idiom: String?
    var scale: String?
    var appearances: [Appearance]?

    /// Pixels a point; an entry without is for all scales.
    var density: Int { scale.flatMap { Int($0.prefix { $0 != "x" }) } ?? 1 }
  }

  private struct Properties: Decodable {
    var intent: String?
    enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
  }

  private var images: [Entry]?
  private var properties: Properties?

  var isTemplate: Bool { properties?.intent == "template" }

  /// Why no file of the set can be used, and what to do.
  var refusal: String {
    let files = (images ?? []).compactMap(\.filename)
    if let drawing = files.first(where: Self.isDrawing) {
      return "has \(drawing), and drawings of lines are not read: add a PNG to the set"
    }
    if let outside = files.first(where: { !Self.isUsable($0) }) {
      return "names '\(outside)', which is no file of the set: put it in there"
    }
    return files.isEmpty
      ? "names no file: add a PNG to the set" : "has no file for this device and these colours"
  }

  /// The file for a request with its pixels a point; nil when there is none that can be decoded.
  func choice(for request: ImageRequest) -> (file: String, scale: Int)? {
    let entries = (images ?? []).filter { $0.filename.map(Self.isUsable) ?? false }
    let universal = entries.filter { $0.idiom == nil || $0.idiom == "universal" }
    let idiom = universal.isEmpty ? entries : universal
    let wanted = request.colorScheme == .dark ? "dark" : "light"
    let own = idiom.filter { entry in
      entry.appearances?.count == 1
        && entry.appearances?.first.map { $0.appearance == "luminosity" && $0.value == wanted }
          ?? false
    }
    let candidates = own.isEmpty ? idiom.filter { $0.appearances == nil } : own
    for scale in ImageFileNames.preferredScales(for: request.scale) {
      if let entry = candidates.first(where: { $0.density == scale }), let file = entry.filename {
        return (file, scale)
      }
    }
    return nil
  }

  /// A file of the set itself, and no drawing of lines.
  private static func isUsable(_ file: String) -> Bool {
    !file.isEmpty && !file.contains("/") && file != ".." && !isDrawing(file)
  }

  private static func isDrawing(_ file: String) -> Bool {
    [".svg", ".pdf"].contains { file.lowercased().hasSuffix($0) }
  }
}
