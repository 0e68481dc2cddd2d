/// One corner of a rectangle with continuous curvature (the "squircle" corner of SwiftUI).
///
/// Each corner is three cubics that start along one edge, `extent` radii from the sharp corner,
/// and end along the other. Where an edge is too short for two full corners the curve shortens
/// smoothly, edge by edge, down to a pill end that differs from a circle by 0.4 % of the radius.
///
/// - Source: published measurements of the shipped outline; the full extent agrees with the public
///   `CALayer.cornerCurveExpansionFactor`, 1.528665.
package struct ContinuousCorner: Sendable, Hashable {
  /// How much of the full curve one edge has room for.
  package struct Edge: Sendable, Hashable {
    /// Where the curve leaves the edge, in radii from the sharp corner.
    package let extent: Double
    /// First control point along the edge, in radii.
    package let control: Double
    /// Second control point along the edge, in radii.
    package let shoulder: Double

    /// - Parameters:
    ///   - length: the edge's length.
    ///   - radii: the sum of the radii at its two ends, above 0 and at most `length`.
    package init(length: Double, radii: Double) {
      let room = (length - radii) / (radii * 0.528664947)
      let t = min(max(room, 0), 1)
      extent = 1 + 0.528664947 * t
      control = 0.96 + 0.128490031 * t
      shoulder = 0.82 + 0.0484070182 * t
    }
  }

  /// Joints and inner control points that do not depend on the room, in radii.
  package static let outerJoint = 0.631493986
  package static let innerJoint = 0.0749114007
  package static let outerControl = 0.372824013
  package static let innerControl = 0.169060007
}

extension BezierPath {
  /// A rectangle with continuous corners; the radius is held to half the shorter side.
  package static func continuousRoundedRectangle(_ rect: Rect, radius: Double) -> BezierPath {
    guard !rect.isEmpty else { return BezierPath() }
    let r = min(radius, rect.width / 2, rect.height / 2)
    guard r > 0 else { return rectangle(rect) }
    let h = ContinuousCorner.Edge(length: rect.width, radii: 2 * r)
    let v = ContinuousCorner.Edge(length: rect.height, radii: 2 * r)
    let (l, t, right, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)

    var path = BezierPath()
    path.move(to: Point(x: l + h.extent * r, y: t))
    path.line(to: Point(x: right - h.extent * r, y: t))
    path.addContinuousCorner(from: h, to: v) { u, w in
      Point(x: right - u * r, y: t + w * r)
    }
    path.line(to: Point(x: right, y: b - v.extent * r))
    path.addContinuousCorner(from: v, to: h) { u, w in
      Point(x: right - w * r, y: b - u * r)
    }
    path.line(to: Point(x: l + h.extent * r, y: b))
    path.addContinuousCorner(from: h, to: v) { u, w in
      Point(x: l + u * r, y: b - w * r)
    }
    path.line(to: Point(x: l, y: t + v.extent * r))
    path.addContinuousCorner(from: v, to: h) { u, w in
      Point(x: l + w * r, y: t + u * r)
    }
    path.close()
    return path
  }

  /// Adds the three cubics of a corner; the path is already at its start.
  ///
  /// `place` maps radii along the incoming and the outgoing edge, both from the sharp corner.
  private mutating func addContinuousCorner(
    from a: ContinuousCorner.Edge, to b: ContinuousCorner.Edge,
    place: (_ incoming: Double, _ outgoing: Double) -> Point
  ) {
    typealias C = ContinuousCorner
    cubic(place(a.control, 0), place(a.shoulder, 0), to: place(C.outerJoint, C.innerJoint))
    cubic(
      place(C.outerControl, C.innerControl), place(C.innerControl, C.outerControl),
      to: place(C.innerJoint, C.outerJoint))
    cubic(place(0, b.shoulder), place(0, b.control), to: place(0, b.extent))
  }
}
