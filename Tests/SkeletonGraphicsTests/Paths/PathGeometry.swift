import SkeletonGraphics

/// What the tests measure of a path, by cutting its curves into chords.
extension BezierPath {
  /// The closed contours as points, `steps` to a curve.
  func contours(steps: Int = 200) -> [[Point]] {
    var contours: [[Point]] = []
    var current: [Point] = []
    func curve(_ points: [Point]) {
      for i in 1...steps {
        let t = Double(i) / Double(steps)
        var row = points
        while row.count > 1 {
          row = zip(row, row.dropFirst()).map { $0 * (1 - t) + $1 * t }
        }
        current.append(row[0])
      }
    }
    for element in elements {
      switch element {
      case .move(let p):
        if !current.isEmpty { contours.append(current) }
        current = [p]
      case .line(let p): current.append(p)
      case .quad(let c, let p): curve([current[current.count - 1], c, p])
      case .cubic(let a, let b, let p): curve([current[current.count - 1], a, b, p])
      case .close: break
      }
    }
    return current.isEmpty ? contours : contours + [current]
  }

  /// Positive for contours that run clockwise on a screen.
  var signedArea: Double {
    contours().reduce(0) { sum, points in
      zip(points, points.dropFirst() + points.prefix(1)).reduce(sum) {
        $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2
      }
    }
  }

  var points: [Point] { contours().flatMap { $0 } }
}
