import Glibc
import SkeletonGraphics

/// Collects the pieces of a stroke, as contours that all wind the same way.
struct StrokePieces {
  private(set) var path = BezierPath()
  private let style: Drawing.StrokeStyle
  private let radius: Double

  init(_ style: Drawing.StrokeStyle) {
    self.style = style
    radius = style.width / 2
  }

  mutating func add(_ line: Polyline) {
    var points = line.points
    guard points.count > 1 else { return addDot(points[0]) }
    guard line.isClosed else {
      addStrips(points)
      addCap(at: points[0], from: points[1])
      addCap(at: points[points.count - 1], from: points[points.count - 2])
      return
    }
    let joints = points.indices.map { i in
      let last = points.count - 1
      return StrokeJoint(
        points[i == 0 ? last : i - 1], points[i], points[i == last ? 0 : i + 1], radius: radius)
    }
    guard let corner = joints.firstIndex(where: { !$0.isSmooth }) else { return addRing(joints) }
    points = Array(points[corner...] + points[...corner])
    addStrips(points)
    addJoin(joints[corner])
  }

  /// Strips along the line, cut where they cannot pass, with the joins there.
  private mutating func addStrips(_ points: [Point]) {
    var left: [Point] = []
    var right: [Point] = []
    func normal(_ a: Point, _ b: Point) -> Point {
      let d = (b - a) * (radius / hypot(b.x - a.x, b.y - a.y))
      return Point(x: -d.y, y: d.x)
    }
    func add(_ p: Point, _ offset: Point) {
      left.append(p + offset)
      right.append(p - offset)
    }
    add(points[0], normal(points[0], points[1]))
    for i in points.indices.dropFirst().dropLast() {
      let joint = StrokeJoint(points[i - 1], points[i], points[i + 1], radius: radius)
      if joint.isSmooth {
        add(joint.point, joint.miter)
        continue
      }
      add(joint.point, joint.before)
      addPolygon(right + left.reversed())
      addJoin(joint)
      left.removeAll()
      right.removeAll()
      add(joint.point, joint.after)
    }
    let last = points.count - 1
    add(points[last], normal(points[last - 1], points[last]))
    addPolygon(right + left.reversed())
  }

  /// A closed line that a strip passes all around.
  private mutating func addRing(_ joints: [StrokeJoint]) {
    addPolygon(joints.map { $0.point - $0.miter })
    addPolygon(joints.reversed().map { $0.point + $0.miter })
  }

  private mutating func addPolygon(_ points: [Point]) {
    path.move(to: points[0])
    for p in points.dropFirst() { path.line(to: p) }
    path.close()
  }

  private mutating func addDisc(_ center: Point) {
    let r = radius
    path.append(
      .ellipse(in: Rect(x: center.x - r, y: center.y - r, width: 2 * r, height: 2 * r)))
  }

  /// What a subpath without length leaves: a dot, unless its ends are butt.
  private mutating func addDot(_ p: Point) {
    switch style.cap {
    case .butt: break
    case .round: addDisc(p)
    case .square: addStrips([Point(x: p.x - radius, y: p.y), Point(x: p.x + radius, y: p.y)])
    }
  }

  private mutating func addCap(at end: Point, from inner: Point) {
    switch style.cap {
    case .butt: break
    case .round: addDisc(end)
    case .square:
      let d = end - inner
      addStrips([end, end + d * (radius / hypot(d.x, d.y))])
    }
  }

  /// Fills the gap on the outer side of a turn.
  private mutating func addJoin(_ joint: StrokeJoint) {
    if style.join == .round, !joint.isSlight { return addDisc(joint.point) }
    guard joint.sine != 0 || joint.cosine < 0 else { return }
    // The outer side is that of `before` where the line turns away from it.
    let (p, side) = (joint.point, joint.sine > 0 ? -1.0 : 1.0)
    let (a, b) = (p + joint.before * side, p + joint.after * side)
    // The miter is 1/cos(turn/2) widths long, and cos²(turn/2) = (1 + cosine)/2.
    let limit = style.miterLimit
    let isMitered = style.join == .miter && limit * limit * (1 + joint.cosine) >= 2
    var wedge = [p, a, b]
    if joint.isSlight || isMitered { wedge.insert(p + joint.miter * side, at: 2) }
    addPolygon(side > 0 ? wedge.reversed() : wedge)
  }
}
