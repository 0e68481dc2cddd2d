/// A colour at a place along a gradient.
package struct GradientStop: Sendable, Hashable {
  /// 0 at the start point, 1 at the end point; values outside are allowed.
  package var location: Double
  package var color: RGBA

  package init(location: Double, color: RGBA) {
    self.location = location
    self.color = color
  }
}
