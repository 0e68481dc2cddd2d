import SkeletonGraphics
import Testing

@Suite("paths")
struct BezierPathTests {
  private var path: BezierPath {
    var path = BezierPath()
    path.move(to: Point(x: 1, y: 2))
    path.line(to: Point(x: 3, y: -4))
    path.quad(Point(x: 9, y: 1), to: Point(x: 5, y: 5))
    path.cubic(Point(x: -2, y: 8), Point(x: 0, y: 7), to: Point(x: 1, y: 3))
    path.close()
    return path
  }

  @Test("a map reaches every coordinate and keeps the elements")
  func maps() {
    #expect(
      path.mapped { Point(x: $0.y, y: -$0.x) }.elements == [
        .move(Point(x: 2, y: -1)), .line(Point(x: -4, y: -3)),
        .quad(Point(x: 1, y: -9), Point(x: 5, y: -5)),
        .cubic(Point(x: 8, y: 2), Point(x: 7, y: 0), Point(x: 3, y: -1)), .close,
      ])
    #expect(path.offset(by: Point(x: 2, y: 3)) == path.mapped { Point(x: $0.x + 2, y: $0.y + 3) })
    #expect(path.scaled(by: 0.5) == path.mapped { Point(x: $0.x / 2, y: $0.y / 2) })
  }

  @Test("bounds hold all points and control points; a path of none has none")
  func bounds() {
    #expect(path.controlBounds == Rect(minX: -2, minY: -4, maxX: 9, maxY: 8))
    #expect(BezierPath().controlBounds == .zero)
    var closed = BezierPath()
    closed.close()
    #expect(closed.controlBounds == .zero && !closed.isEmpty)
  }

  @Test("appending keeps both paths' elements in order")
  func appends() {
    var twice = path
    twice.append(path.offset(by: Point(x: 10, y: 0)))
    #expect(twice.elements.count == 10 && Array(twice.elements.prefix(5)) == path.elements)
    #expect(twice.elements[5] == .move(Point(x: 11, y: 2)))
  }
}
