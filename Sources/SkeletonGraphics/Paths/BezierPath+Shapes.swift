extension BezierPath {
  /// A rectangle, clockwise from its top left; nothing when it is empty.
  package static func rectangle(_ rect: Rect) -> BezierPath {
    var path = BezierPath()
    guard !rect.isEmpty else { return path }
    path.move(to: Point(x: rect.minX, y: rect.minY))
    path.line(to: Point(x: rect.maxX, y: rect.minY))
    path.line(to: Point(x: rect.maxX, y: rect.maxY))
    path.line(to: Point(x: rect.minX, y: rect.maxY))
    path.close()
    return path
  }

  /// The ellipse that fills `rect`, as four cubics.
  package static func ellipse(in rect: Rect) -> BezierPath {
    roundedRectangle(rect, radiusX: rect.width / 2, radiusY: rect.height / 2)
  }

  /// A rectangle with circular corners; the radius is held to half the shorter side.
  package static func roundedRectangle(_ rect: Rect, radius: Double) -> BezierPath {
    let r = max(0, min(radius, rect.width / 2, rect.height / 2))
    return roundedRectangle(rect, radiusX: r, radiusY: r)
  }

  /// Elliptical quarter arcs of the given radii, which must fit in `rect`.
  ///
  /// - Source: a quarter circle as one cubic with control distance k = 0.5519150244935106, the
  ///   value of least radial error, 0.0196 % of the radius (Goldapp 1991); the common
  ///   4(√2 − 1)/3 errs by 0.027 %.
  private static func roundedRectangle(
    _ rect: Rect, radiusX rx: Double, radiusY ry: Double
  ) -> BezierPath {
    guard !rect.isEmpty else { return BezierPath() }
    guard rx > 0, ry > 0 else { return rectangle(rect) }
    let cx = rx * (1 - 0.5519150244935106)
    let cy = ry * (1 - 0.5519150244935106)
    let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    func p(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    var path = BezierPath()
    path.move(to: p(l + rx, t))
    path.line(to: p(r - rx, t))
    path.cubic(p(r - cx, t), p(r, t + cy), to: p(r, t + ry))
    path.line(to: p(r, b - ry))
    path.cubic(p(r, b - cy), p(r - cx, b), to: p(r - rx, b))
    path.line(to: p(l + rx, b))
    path.cubic(p(l + cx, b), p(l, b - cy), to: p(l, b - ry))
    path.line(to: p(l, t + ry))
    path.cubic(p(l, t + cy), p(l + cx, t), to: p(l + rx, t))
    path.close()
    return path
  }
}
