import Glibc
import SkeletonGraphics

extension Polyline {
  /// The parts of the line that dashes cover; all of it when there is no usable pattern.
  ///
  /// Lengths are dash, gap, dash, …; an odd number of them is used twice over. A pattern with a
  /// length that is negative or not finite, or of no length in all, is no pattern. A dash that
  /// runs over a closed line's start is one dash.
  func dashed(_ pattern: [Double], phase: Double) -> [Polyline] {
    let total = pattern.reduce(0, +)
    guard total > 0, total.isFinite, phase.isFinite, pattern.allSatisfy({ $0 >= 0 }) else {
      return [self]
    }
    let lengths = pattern.count % 2 == 0 ? pattern : pattern + pattern
    var cutter = DashCutter(lengths, phase: phase)
    // A pattern finer than a thousandth of a pixel cannot be seen, only be slow.
    guard total > 0.001, points.count > 1 else { return [self] }
    let startsOn = cutter.isOn
    let ends = isClosed ? points + [points[0]] : points
    cutter.begin(at: ends[0])
    for (a, b) in zip(ends, ends.dropFirst()) { cutter.cut(from: a, to: b) }
    let endsOn = cutter.isOn
    cutter.finish()
    var dashes = cutter.dashes
    if isClosed, startsOn, endsOn, dashes.count > 1 {
      let last = dashes.removeLast()
      dashes[0].points = last.points + dashes[0].points.dropFirst()
    }
    return dashes
  }
}

private struct DashCutter {
  private let lengths: [Double]
  private var index = 0
  /// What is left of the current dash or gap.
  private var left: Double
  private var points: [Point] = []
  private(set) var dashes: [Polyline] = []

  init(_ lengths: [Double], phase: Double) {
    self.lengths = lengths
    let total = lengths.reduce(0, +)
    var offset = phase.truncatingRemainder(dividingBy: total)
    if offset < 0 { offset += total }
    while offset >= lengths[index], offset > 0 {
      offset -= lengths[index]
      index = (index + 1) % lengths.count
    }
    left = lengths[index] - offset
  }

  var isOn: Bool { index % 2 == 0 }

  mutating func begin(at p: Point) {
    if isOn { points = [p] }
  }

  mutating func cut(from a: Point, to b: Point) {
    let length = hypot(b.x - a.x, b.y - a.y)
    var done = 0.0
    while length - done > left {
      done += left
      let p = a + (b - a) * (done / length)
      if isOn {
        append(p)
        finish()
      } else {
        points = [p]
      }
      index = (index + 1) % lengths.count
      left = lengths[index]
    }
    left -= length - done
    if isOn { append(b) }
  }

  private mutating func append(_ p: Point) {
    if points.last != p { points.append(p) }
  }

  mutating func finish() {
    if isOn, !points.isEmpty { dashes.append(Polyline(points: points, isClosed: false)) }
    points = []
  }
}
