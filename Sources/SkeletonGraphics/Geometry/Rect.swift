/// An axis-aligned rectangle; empty when its width or height is not above 0.
package struct Rect: Sendable, Hashable {
  package var origin: Point
  package var size: Size

  package init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  package static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  package var minX: Double { origin.x }
  package var minY: Double { origin.y }
  package var midX: Double { origin.x + size.width / 2 }
  package var midY: Double { origin.y + size.height / 2 }
  package var maxX: Double { origin.x + size.width }
  package var maxY: Double { origin.y + size.height }
  package var width: Double { size.width }
  package var height: Double { size.height }

  package var isEmpty: Bool { !(width > 0 && height > 0) }

  package func offset(by delta: Point) -> Rect { Rect(origin: origin + delta, size: size) }

  /// Points to pixels, or back.
  package func scaled(by k: Double) -> Rect {
    Rect(x: minX * k, y: minY * k, width: width * k, height: height * k)
  }

  package func inset(by amount: Double) -> Rect {
    Rect(
      x: minX + amount, y: minY + amount, width: width - 2 * amount, height: height - 2 * amount)
  }

  /// The smallest rectangle that holds both; an empty one adds nothing.
  package func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Rect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// The part that both cover, empty when they do not overlap.
  package func intersection(_ other: Rect) -> Rect {
    let minX = max(minX, other.minX)
    let minY = max(minY, other.minY)
    let maxX = min(maxX, other.maxX)
    let maxY = min(maxY, other.maxY)
    guard maxX > minX, maxY > minY else { return .zero }
    return Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }
}
