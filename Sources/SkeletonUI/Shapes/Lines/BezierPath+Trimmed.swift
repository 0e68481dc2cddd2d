internal import SkeletonGraphics

extension BezierPath {
  /// The part of the path between two fractions of its whole length, both in 0…1.
  func trimmed(from start: Double, to end: Double) -> BezierPath {
    if start <= 0, end >= 1 { return self }
    let segments = segments
    let total = segments.reduce(0) { $0 + $1.length }
    var result = BezierPath()
    var position = 0.0
    var pen: Point?
    for segment in segments where segment.length > 0 {
      let from = max((start * total - position) / segment.length, 0)
      let to = min((end * total - position) / segment.length, 1)
      position += segment.length
      guard from < to else { continue }
      let part = segment.part(from: from, to: to)
      if part.points.first != pen { result.move(to: part.points[0]) }
      result.append(part)
      pen = part.points.last
    }
    return result
  }

  private mutating func append(_ segment: PathSegment) {
    let p = segment.points
    switch p.count {
    case 2: line(to: p[1])
    case 3: quad(p[1], to: p[2])
    default: cubic(p[1], p[2], to: p[3])
    }
  }

  /// The drawn pieces, closing lines among them.
  private var segments: [PathSegment] {
    var result: [PathSegment] = []
    var first = Point.zero
    var last = Point.zero
    func add(_ points: Point...) {
      result.append(PathSegment(points: [last] + points))
      last = points[points.count - 1]
    }
    for element in elements {
      switch element {
      case .move(let p):
        first = p
        last = p
      case .line(let p): add(p)
      case .quad(let c, let p): add(c, p)
      case .cubic(let a, let b, let p): add(a, b, p)
      case .close: add(first)
      }
    }
    return result
  }
}

/// A line or Bézier curve by its two to four points.
private struct PathSegment {
  let points: [Point]
  /// Length from the start at each of the steps; a line has one.
  private let lengths: [Double]

  /// Chords of a 64th: a quarter circle comes out 2.5e-5 of its length short.
  private static let steps = 64

  init(points: [Point]) {
    self.points = points
    let steps = points.count == 2 ? 1 : Self.steps
    var lengths = [0.0]
    var last = points[0]
    for step in 1...steps {
      let p = Self.split(points, at: Double(step) / Double(steps)).head.last ?? last
      let d = p - last
      lengths.append(lengths[step - 1] + (d.x * d.x + d.y * d.y).squareRoot())
      last = p
    }
    self.lengths = lengths
  }

  var length: Double { lengths[lengths.count - 1] }

  /// The piece between two fractions of the length.
  func part(from start: Double, to end: Double) -> PathSegment {
    if start <= 0, end >= 1 { return self }
    let (a, b) = (parameter(at: start), parameter(at: end))
    let head = Self.split(points, at: b).head
    return PathSegment(points: b > 0 ? Self.split(head, at: a / b).tail : head)
  }

  private func parameter(at fraction: Double) -> Double {
    let target = fraction * length
    guard let after = lengths.firstIndex(where: { $0 >= target }), after > 0 else {
      return fraction > 0 ? 1 : 0
    }
    let step = lengths[after] - lengths[after - 1]
    let within = step > 0 ? (target - lengths[after - 1]) / step : 0
    return (Double(after - 1) + within) / Double(lengths.count - 1)
  }

  /// The two pieces on both sides of a parameter, by repeated interpolation.
  private static func split(_ points: [Point], at t: Double) -> (head: [Point], tail: [Point]) {
    var row = points
    var head = [row[0]]
    var tail = [row[row.count - 1]]
    while row.count > 1 {
      row = zip(row, row.dropFirst()).map { $0 + ($1 - $0) * t }
      head.append(row[0])
      tail.append(row[row.count - 1])
    }
    return (head, tail.reversed())
  }
}
