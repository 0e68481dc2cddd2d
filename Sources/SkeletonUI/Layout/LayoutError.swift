/// Why a view cannot be laid out.
package enum LayoutError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Views nest deeper than can be followed, as in a view that contains itself.
  case nestedTooDeeply(limit: Int)
  /// Clips and shimmers nest deeper than what draws them can follow.
  case effectsNestedTooDeeply(limit: Int)
  /// The canvas has no size or one beyond what can be drawn; the values are as given, in points.
  case canvas(width: Double, height: Double?, limit: Int)
  /// Not a number of pixels a point.
  case scale(Double)
  /// A picture is there and cannot be shown; with where a source names it, in UTF-8 units.
  case image(ImageError, place: Int?)

  package var description: String {
    switch self {
    case .nestedTooDeeply(let limit):
      "views nest more than \(limit) levels deep: does a view contain itself?"
    case .effectsNestedTooDeeply(let limit):
      "clips, opacities and shimmers nest more than \(limit) levels deep"
    case .canvas(let width, let height, let limit):
      "a canvas of \(width) × \(height.map { "\($0)" } ?? "the content's height") points cannot be"
        + " drawn: each side must be from 1 to \(limit) pixels"
    case .scale(let scale):
      "\(scale) is no number of pixels a point: give one above 0"
    case .image(.unusable(let reason), _), .image(.unavailable(let reason), _): reason
    }
  }
}
