import Glibc
import SkeletonGraphics

extension BezierPath {
  /// The outline of the band along the path, to be filled by nonzero winding.
  ///
  /// The band is the union of one rectangle for each straight piece, one wedge for each join and
  /// one shape for each cap, all of which wind the same way. The scanner's union of overlapping
  /// contours is exact, so no offset curve has to be followed through its cusps and loops. A width
  /// that is not above 0 draws nothing.
  func stroked(_ style: Drawing.StrokeStyle) -> BezierPath {
    guard style.width > 0, style.width.isFinite else { return BezierPath() }
    var pieces = StrokePieces(style)
    // Errors of a curve grow outwards with the distance from its centre line.
    let tolerance = Outline.tolerance / (1 + style.width / 2)
    for line in polylines(tolerance: tolerance) {
      for dash in line.dashed(style.dash, phase: style.dashPhase) { pieces.add(dash) }
    }
    return pieces.path
  }
}

/// Collects the convex pieces of a stroke.
private struct StrokePieces {
  private(set) var path = BezierPath()
  private let style: Drawing.StrokeStyle
  private let radius: Double

  init(_ style: Drawing.StrokeStyle) {
    self.style = style
    radius = style.width / 2
  }

  mutating func add(_ line: Polyline) {
    let points = line.points
    guard points.count > 1 else { return addDot(points[0]) }
    let ends = line.isClosed ? points + [points[0]] : points
    let directions = zip(ends, ends.dropFirst()).map { unit($1 - $0) }
    for i in directions.indices { addRectangle(ends[i], ends[i + 1], directions[i]) }
    for i in directions.indices.dropFirst() { addJoin(ends[i], directions[i - 1], directions[i]) }
    let last = directions.count - 1
    if line.isClosed {
      addJoin(points[0], directions[last], directions[0])
    } else {
      addCap(ends[0], directions[0] * -1)
      addCap(ends[last + 1], directions[last])
    }
  }

  private func unit(_ d: Point) -> Point { d * (1 / hypot(d.x, d.y)) }
  private func normal(_ d: Point) -> Point { Point(x: -d.y * radius, y: d.x * radius) }

  private mutating func addRectangle(_ a: Point, _ b: Point, _ direction: Point) {
    let n = normal(direction)
    addPolygon([a + n, b + n, b - n, a - n])
  }

  /// Winds every polygon the same way.
  private mutating func addPolygon(_ points: [Point]) {
    var area = 0.0
    var previous = points[points.count - 1]
    for p in points {
      area += previous.x * p.y - p.x * previous.y
      previous = p
    }
    let ordered = area < 0 ? points.reversed() : points
    path.move(to: ordered[0])
    for p in ordered.dropFirst() { path.line(to: p) }
    path.close()
  }

  private mutating func addDisc(_ center: Point) {
    path.append(
      .ellipse(
        in: Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
      ))
  }

  /// What a subpath without length leaves: a dot, unless its ends are butt.
  private mutating func addDot(_ p: Point) {
    switch style.cap {
    case .butt: break
    case .round: addDisc(p)
    case .square:
      let r = Point(x: radius, y: 0)
      addRectangle(p - r, p + r, Point(x: 1, y: 0))
    }
  }

  private mutating func addCap(_ p: Point, _ outwards: Point) {
    switch style.cap {
    case .butt: break
    case .round: addDisc(p)
    case .square: addRectangle(p, p + outwards * radius, outwards)
    }
  }

  /// Fills the gap on the outer side of a turn.
  ///
  /// A turn of less than 0.1, as between the pieces of a curve, always gets its miter, which lies
  /// within 0.0013 widths of every other join.
  private mutating func addJoin(_ p: Point, _ a: Point, _ b: Point) {
    let sine = a.x * b.y - a.y * b.x
    let cosine = a.x * b.x + a.y * b.y
    let isSlight = cosine > 0.995
    if style.join == .round, !isSlight { return addDisc(p) }
    guard sine != 0 || cosine < 0 else { return }
    let side = sine > 0 ? -1.0 : 1.0
    let (m, n) = (normal(a) * side, normal(b) * side)
    // The miter is 1/cos(turn/2) widths long, and cos²(turn/2) = (1 + cosine)/2.
    let limit = style.miterLimit
    let isMitered = style.join == .miter && limit * limit * (1 + cosine) >= 2
    if isSlight || isMitered {
      addPolygon([p, p + m, p + (m + n) * (1 / (1 + cosine)), p + n])
    } else {
      addPolygon([p, p + m, p + n])
    }
  }
}
