/// The height and ascent of a line box, by the size of its tallest font.
enum LineMetrics: Sendable, Hashable {
  case system
  case fixed(height: Double, ascent: Double)

  func height(fontSize: Double) -> Double {
    switch self {
    case .system: fontSize * SystemFontMetrics.lineHeight
    case .fixed(let height, _): height
    }
  }

  func ascent(fontSize: Double) -> Double {
    switch self {
    case .system: fontSize * SystemFontMetrics.ascent
    case .fixed(_, let ascent): ascent
    }
  }
}
