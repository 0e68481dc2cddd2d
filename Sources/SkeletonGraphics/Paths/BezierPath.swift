/// An outline of lines and Bézier curves, filled by the nonzero winding rule.
///
/// A subpath that is filled counts as closed whether or not it says so. Empty paths, and paths
/// without area, draw nothing.
package struct BezierPath: Sendable, Hashable {
  package enum Element: Sendable, Hashable {
    case move(Point)
    case line(Point)
    case quad(Point, Point)
    case cubic(Point, Point, Point)
    case close
  }

  package private(set) var elements: [Element] = []

  package init() {}

  package var isEmpty: Bool { elements.isEmpty }

  package mutating func move(to p: Point) { elements.append(.move(p)) }
  package mutating func line(to p: Point) { elements.append(.line(p)) }
  package mutating func quad(_ control: Point, to p: Point) { elements.append(.quad(control, p)) }
  package mutating func cubic(_ c1: Point, _ c2: Point, to p: Point) {
    elements.append(.cubic(c1, c2, p))
  }
  package mutating func close() { elements.append(.close) }
  package mutating func append(_ other: BezierPath) { elements += other.elements }

  /// The path with every coordinate passed through `transform`.
  package func mapped(_ transform: (Point) -> Point) -> BezierPath {
    var result = BezierPath()
    result.elements = elements.map { element in
      switch element {
      case .move(let p): .move(transform(p))
      case .line(let p): .line(transform(p))
      case .quad(let c, let p): .quad(transform(c), transform(p))
      case .cubic(let a, let b, let p): .cubic(transform(a), transform(b), transform(p))
      case .close: .close
      }
    }
    return result
  }

  package func offset(by delta: Point) -> BezierPath { mapped { $0 + delta } }
  package func scaled(by k: Double) -> BezierPath { mapped { $0 * k } }

  /// The box of all points and control points: it holds the outline, but may be larger.
  package var controlBounds: Rect {
    var minX = Double.infinity
    var minY = Double.infinity
    var maxX = -Double.infinity
    var maxY = -Double.infinity
    func include(_ p: Point) {
      minX = min(minX, p.x)
      minY = min(minY, p.y)
      maxX = max(maxX, p.x)
      maxY = max(maxY, p.y)
    }
    for element in elements {
      switch element {
      case .move(let p), .line(let p): include(p)
      case .quad(let c, let p):
        include(c)
        include(p)
      case .cubic(let a, let b, let p):
        include(a)
        include(b)
        include(p)
      case .close: break
      }
    }
    guard minX <= maxX else { return .zero }
    return Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }
}
