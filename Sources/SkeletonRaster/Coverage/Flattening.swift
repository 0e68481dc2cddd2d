import Glibc
import SkeletonGraphics

/// A subpath as straight lines.
struct Polyline {
  /// At least one; neighbours differ. The closing line of a closed one is not repeated.
  var points: [Point]
  var isClosed: Bool
}

extension BezierPath {
  /// The path's subpaths as straight lines that stay within `tolerance` pixels of it.
  ///
  /// Points with a coordinate that is not finite end their subpath; nothing is drawn for them.
  /// - Complexity: lines grow with 1/√`tolerance`; a quarter circle of 44 pixels at the
  ///   rasterizer's tolerance takes 225.
  func polylines(tolerance: Double) -> [Polyline] {
    var builder = PolylineBuilder(tolerance: tolerance)
    for element in elements { builder.add(element) }
    builder.finish(closed: false)
    return builder.polylines
  }
}

private struct PolylineBuilder {
  let tolerance: Double
  var polylines: [Polyline] = []
  private var points: [Point] = []
  /// Where the subpath began, and where one that begins without a move starts.
  private var start = Point.zero

  init(tolerance: Double) {
    self.tolerance = tolerance
  }

  mutating func add(_ element: BezierPath.Element) {
    switch element {
    case .move(let p):
      finish(closed: false)
      start = p
      append(p)
    case .line(let p): append(from: { _ in p }, pieces: 1)
    case .quad(let c, let p): addQuad(c, p)
    case .cubic(let a, let b, let p): addCubic(a, b, p)
    case .close: finish(closed: true)
    }
  }

  mutating func finish(closed: Bool) {
    if closed, points.count > 1, points.first == points.last { points.removeLast() }
    if !points.isEmpty { polylines.append(Polyline(points: points, isClosed: closed)) }
    points.removeAll()
  }

  private mutating func append(_ p: Point) {
    guard p.x.isFinite, p.y.isFinite else { return finish(closed: false) }
    if points.last != p { points.append(p) }
  }

  private mutating func append(from curve: (Double) -> Point, pieces: Int) {
    if points.isEmpty { append(start) }
    for i in 1...pieces { append(curve(Double(i) / Double(pieces))) }
  }

  /// How many equal steps keep a curve within tolerance, from the bound on its second difference.
  ///
  /// - Source: Wang, Shih and Chang, "On finding the number of lines to approximate a curve".
  private func pieces(_ secondDifference: Double) -> Int {
    let n = (secondDifference / tolerance).squareRoot().rounded(.up)
    return n.isFinite ? Int(min(max(n, 1), 4096)) : 1
  }

  private func length(_ a: Point, _ b: Point, _ c: Point) -> Double {
    hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
  }

  private mutating func addQuad(_ c: Point, _ end: Point) {
    let from = points.last ?? start
    append(
      from: { t in
        let s = 1 - t
        return t == 1 ? end : from * (s * s) + c * (2 * s * t) + end * (t * t)
      }, pieces: pieces(length(from, c, end) / 4))
  }

  private mutating func addCubic(_ a: Point, _ b: Point, _ end: Point) {
    let from = points.last ?? start
    append(
      from: { t in
        let s = 1 - t
        return t == 1
          ? end
          : from * (s * s * s) + a * (3 * s * s * t) + b * (3 * s * t * t) + end * (t * t * t)
      }, pieces: pieces(max(length(from, a, b), length(a, b, end)) * 0.75))
  }
}
