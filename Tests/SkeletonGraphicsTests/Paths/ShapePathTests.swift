import Glibc
import SkeletonGraphics
import Testing

@Suite("outlines of shapes")
struct ShapePathTests {
  private let box = Rect(x: 10, y: -20, width: 60, height: 40)

  @Test("every shape fills its rectangle, clockwise, in one closed contour")
  func fillsItsBox() {
    let shapes: [BezierPath] = [
      .rectangle(box), .ellipse(in: box), .roundedRectangle(box, radius: 12),
      .roundedRectangle(box, radius: 1000), .continuousRoundedRectangle(box, radius: 12),
      .continuousRoundedRectangle(box, radius: 1000),
    ]
    for shape in shapes {
      let bounds = shape.controlBounds
      #expect(abs(bounds.minX - box.minX) < 1e-12 && abs(bounds.maxX - box.maxX) < 1e-12)
      #expect(abs(bounds.minY - box.minY) < 1e-12 && abs(bounds.maxY - box.maxY) < 1e-12)
      #expect(shape.signedArea > 0 && shape.contours().count == 1)
      #expect(shape.elements.last == .close)
    }
  }

  @Test("an ellipse is within 0.02 % of one, and of its area")
  func ellipse() {
    let path = BezierPath.ellipse(in: box)
    for p in path.points {
      let radius = hypot((p.x - box.midX) / 30, (p.y - box.midY) / 20)
      #expect(abs(radius - 1) < 0.0002)
    }
    #expect(abs(path.signedArea / (.pi * 30 * 20) - 1) < 0.0003)
  }

  @Test("corners are arcs about their own centres", arguments: [1.0, 12, 20, 35])
  func circularCorners(radius: Double) {
    let path = BezierPath.roundedRectangle(box, radius: radius)
    let r = min(radius, 20)
    let cutOff = (4 - .pi) * r * r
    #expect(abs(path.signedArea - (2400 - cutOff)) < 0.001 * r * r)
    for p in path.points {
      let x = min(max(p.x, box.minX + r), box.maxX - r)
      let y = min(max(p.y, box.minY + r), box.maxY - r)
      #expect(abs(hypot(p.x - x, p.y - y) - r) < 0.0002 * r)
    }
  }

  @Test("no radius leaves a rectangle; an empty rectangle leaves nothing")
  func degenerate() {
    for radius in [0, -5, .nan] as [Double] {
      #expect(BezierPath.roundedRectangle(box, radius: radius) == .rectangle(box))
      #expect(BezierPath.continuousRoundedRectangle(box, radius: radius) == .rectangle(box))
    }
    for empty in [Rect(x: 0, y: 0, width: 0, height: 5), Rect(x: 0, y: 0, width: 5, height: -1)] {
      #expect(BezierPath.rectangle(empty).isEmpty && BezierPath.ellipse(in: empty).isEmpty)
      #expect(BezierPath.roundedRectangle(empty, radius: 3).isEmpty)
      #expect(BezierPath.continuousRoundedRectangle(empty, radius: 3).isEmpty)
    }
  }
}
