/// A linear gradient placed on a drawing.
///
/// Lines of equal colour are perpendicular to start→end. Before the first and after the last stop
/// their colours go on; stops at one place make a hard edge; start equal to end gives the last
/// colour everywhere. Colours are interpolated unpremultiplied.
package struct LinearRamp: Sendable, Hashable {
  /// What is interpolated between two stops.
  package enum Space: Sendable, Hashable {
    /// Gamma-encoded sRGB components: SwiftUI's `.device`, the default.
    case device
    /// Oklab: SwiftUI's `.perceptual`.
    case perceptual
  }

  /// In pixels of the drawing.
  package var start: Point
  package var end: Point
  /// Sorted by location, stably; never empty.
  package private(set) var stops: [GradientStop]
  package var space: Space

  package init(start: Point, end: Point, stops: [GradientStop], space: Space = .device) {
    precondition(!stops.isEmpty, "a gradient has at least one stop")
    self.start = start
    self.end = end
    self.stops = stops.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }.map(\.element)
    self.space = space
  }

  /// One colour everywhere.
  package init(_ color: RGBA) {
    self.init(start: .zero, end: .zero, stops: [GradientStop(location: 0, color: color)])
  }

  /// The place of a point along the gradient: 0 at `start`, 1 at `end`.
  package func location(of p: Point) -> Double {
    let d = end - start
    let length2 = d.x * d.x + d.y * d.y
    guard length2 > 0 else { return .infinity }
    return ((p.x - start.x) * d.x + (p.y - start.y) * d.y) / length2
  }

  /// The colour at a place along the gradient.
  package func color(at t: Double) -> RGBA {
    guard let after = stops.firstIndex(where: { $0.location > t }) else {
      return stops[stops.count - 1].color
    }
    guard after > 0 else { return stops[0].color }
    let (a, b) = (stops[after - 1], stops[after])
    let k = (t - a.location) / (b.location - a.location)
    switch space {
    case .device:
      func mix(_ x: Double, _ y: Double) -> Double { x + (y - x) * k }
      return RGBA(
        red: mix(a.color.red, b.color.red), green: mix(a.color.green, b.color.green),
        blue: mix(a.color.blue, b.color.blue), alpha: mix(a.color.alpha, b.color.alpha))
    case .perceptual:
      return Oklab(a.color).mixed(with: Oklab(b.color), k).rgba
    }
  }
}
