/// The grid of device pixels that points are rounded to when they are drawn.
///
/// Layout itself never rounds. A leaf's rectangle is rounded once, in canvas coordinates, edge by
/// edge: neighbours that share an edge still share it afterwards, so nothing gaps or overlaps.
package struct PixelGrid: Sendable, Hashable {
  /// Pixels per point, above 0.
  package var scale: Double

  package init(scale: Double) {
    self.scale = scale
  }

  /// The nearest pixel edge, in points; a half goes up, for negative numbers too.
  ///
  /// The tolerance of 1e-9 pixels takes thirds, which no binary fraction holds, to the side that
  /// exact arithmetic would.
  package func rounded(_ points: Double) -> Double {
    (points * scale + 0.5 + 1e-9).rounded(.down) / scale
  }

  /// The first pixel edge at or after `points`, in points.
  package func roundedUp(_ points: Double) -> Double {
    (points * scale - 1e-9).rounded(.up) / scale
  }

  /// Each edge rounded on its own; the size is the difference.
  package func rounded(_ rect: Rect) -> Rect {
    Rect(
      minX: rounded(rect.minX), minY: rounded(rect.minY),
      maxX: rounded(rect.maxX), maxY: rounded(rect.maxY))
  }

  /// The rounded rectangle in whole pixels instead of points.
  package func pixels(_ rect: Rect) -> Rect {
    func edge(_ v: Double) -> Double { (v * scale + 0.5 + 1e-9).rounded(.down) }
    return Rect(
      minX: edge(rect.minX), minY: edge(rect.minY), maxX: edge(rect.maxX), maxY: edge(rect.maxY))
  }
}
