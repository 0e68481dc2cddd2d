package import SkeletonGraphics

/// A style with its colours known, but not yet the rectangle it fills.
package enum StylePaint: Sendable, Hashable {
  case solid(RGBA)
  /// `start` and `end` are fractions of the filled rectangle.
  case linear(stops: [GradientStop], start: UnitPoint, end: UnitPoint, space: LinearRamp.Space)

  /// The paint of a rectangle in pixels.
  package func filling(_ rect: Rect) -> Drawing.Paint {
    switch self {
    case .solid(let color): return .solid(color)
    case .linear(let stops, let start, let end, let space):
      guard stops.count > 1 else { return .solid(stops.first?.color ?? .clear) }
      return .linear(
        LinearRamp(
          start: start.point(in: rect), end: end.point(in: rect), stops: stops, space: space))
    }
  }

  package func opacity(_ opacity: Double) -> StylePaint {
    switch self {
    case .solid(let color): .solid(color.opacity(opacity))
    case .linear(let stops, let start, let end, let space):
      .linear(
        stops: stops.map {
          GradientStop(location: $0.location, color: $0.color.opacity(opacity))
        }, start: start, end: end, space: space)
    }
  }
}
