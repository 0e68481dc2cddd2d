import SkeletonGraphics
import Testing

@Suite("rectangles")
struct RectTests {
  private let a = Rect(x: 1, y: 2, width: 10, height: 20)

  @Test("edges, middles and sizes agree")
  func edges() {
    #expect(a == Rect(minX: 1, minY: 2, maxX: 11, maxY: 22))
    #expect(a.midX == 6 && a.midY == 12 && a.maxX == 11 && a.maxY == 22)
    #expect(a.offset(by: Point(x: -3, y: 4)) == Rect(x: -2, y: 6, width: 10, height: 20))
    #expect(a.scaled(by: 3) == Rect(x: 3, y: 6, width: 30, height: 60))
    #expect(a.inset(by: 2) == Rect(x: 3, y: 4, width: 6, height: 16))
  }

  @Test(
    "a rectangle is empty unless both sides are above 0",
    arguments: [
      (0.0, 1.0, true), (1, 0, true), (-1, 1, true), (1, -1, true), (-1, -1, true),
      (.nan, 1, true), (1, .nan, true), (1e-300, 1e-300, false),
    ])
  func empty(width: Double, height: Double, isEmpty: Bool) {
    #expect(Rect(x: 5, y: 5, width: width, height: height).isEmpty == isEmpty)
  }

  @Test("a union holds both, and an empty rectangle adds nothing")
  func union() {
    let b = Rect(x: -4, y: 30, width: 3, height: 1)
    #expect(a.union(b) == Rect(minX: -4, minY: 2, maxX: 11, maxY: 31))
    #expect(b.union(a) == a.union(b))
    let empty = Rect(x: -100, y: 500, width: 0, height: 7)
    #expect(a.union(empty) == a && empty.union(a) == a)
  }

  @Test("an intersection is what both cover; rectangles that only touch share nothing")
  func intersection() {
    let b = Rect(x: 8, y: -5, width: 30, height: 10)
    #expect(a.intersection(b) == Rect(minX: 8, minY: 2, maxX: 11, maxY: 5))
    #expect(b.intersection(a) == a.intersection(b))
    #expect(a.intersection(Rect(x: 11, y: 2, width: 5, height: 5)).isEmpty)
    #expect(a.intersection(Rect(x: 50, y: 2, width: 5, height: 5)).isEmpty)
  }
}
