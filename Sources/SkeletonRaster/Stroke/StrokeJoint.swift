import Glibc
import SkeletonGraphics

/// The place where two straight pieces of a stroke's centre line meet.
struct StrokeJoint {
  let point: Point
  /// From the centre line to one side of the piece before and of the piece after.
  let before: Point
  let after: Point
  /// Of the angle by which the line turns.
  let sine: Double
  let cosine: Double
  /// Whether the turn is below 0.1, as between the pieces of a curve. Such joints are always
  /// mitered, which lies within 0.0013 widths of every other join.
  let isSlight: Bool
  /// Whether a strip can pass: the turn is slight, and its inner side uses up less than half of
  /// both pieces, so that the strip's inner edge never runs backwards.
  let isSmooth: Bool

  init(_ a: Point, _ b: Point, _ c: Point, radius: Double) {
    let (d, e) = (b - a, c - b)
    let (lengthBefore, lengthAfter) = (hypot(d.x, d.y), hypot(e.x, e.y))
    let (u, v) = (d * (1 / lengthBefore), e * (1 / lengthAfter))
    point = b
    before = Point(x: -u.y * radius, y: u.x * radius)
    after = Point(x: -v.y * radius, y: v.x * radius)
    sine = u.x * v.y - u.y * v.x
    cosine = u.x * v.x + u.y * v.y
    isSlight = cosine > 0.995
    let innerLoss = radius * abs(sine) / (1 + cosine)
    isSmooth = isSlight && innerLoss * 2 < min(lengthBefore, lengthAfter)
  }

  /// From the centre line to where the two pieces' sides meet.
  var miter: Point { (before + after) * (1 / (1 + cosine)) }
}
