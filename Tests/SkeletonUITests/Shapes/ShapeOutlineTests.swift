import Foundation
import SkeletonGraphics
import Testing

@testable import SkeletonUI

@Suite struct ShapeOutlineTests {
  private func outline(_ shape: some View, scale: Double = 1) throws -> BezierPath {
    try #require(try layOut(100, 50, scale: scale) { shape }.drawing.fills.first).path
  }

  private func points(_ path: BezierPath) -> [Point] {
    path.elements.flatMap { element -> [Point] in
      switch element {
      case .move(let p), .line(let p): [p]
      case .quad(let c, let p): [c, p]
      case .cubic(let a, let b, let p): [a, b, p]
      case .close: []
      }
    }
  }

  private func contains(_ path: BezierPath, _ x: Double, _ y: Double, tolerance: Double = 1e-5)
    -> Bool
  {
    points(path).contains { abs($0.x - x) < tolerance && abs($0.y - y) < tolerance }
  }

  @Test("the card's corner has the published points")
  func continuousCorner() throws {
    let card = RoundedRectangle(cornerRadius: 16, style: .continuous)
      .path(in: CGRect(x: 0, y: 0, width: 342, height: 120)).bezier
    for (x, y) in [
      (24.45864, 0), (17.41584, 0), (13.89451, 0), (10.10390, 1.19858), (5.96518, 2.70496),
      (2.70496, 5.96518), (1.19858, 10.10390), (0, 24.45864),
    ] {
      #expect(contains(card, x, y), "\(x), \(y)")
    }
  }

  @Test("a bar shorter than two full corners is a pill, edge by edge")
  func pill() throws {
    let bar = RoundedRectangle(cornerRadius: 6)
      .path(in: CGRect(x: 0, y: 0, width: 342, height: 12)).bezier
    for (x, y) in [
      (9.17199, 0), (6.53094, 0), (5.21044, 0), (0, 6), (0, 5.76), (0, 4.92),
    ] {
      #expect(contains(bar, x, y), "\(x), \(y)")
    }
    let thin = RoundedRectangle(cornerRadius: 6)
      .path(in: CGRect(x: 0, y: 0, width: 140, height: 10)).bezier
    #expect(contains(thin, 7.64332, 0) && contains(thin, 0, 5))
  }

  @Test("circular corners and capsules are what they say")
  func otherCorners() throws {
    #expect(
      try outline(RoundedRectangle(cornerRadius: 8, style: .circular), scale: 2)
        == .roundedRectangle(Rect(0, 0, 200, 100), radius: 16))
    #expect(
      try outline(Capsule()) == .continuousRoundedRectangle(Rect(0, 0, 100, 50), radius: 25))
    #expect(
      try outline(Capsule(style: .circular)) == .roundedRectangle(Rect(0, 0, 100, 50), radius: 25))
    #expect(try outline(Circle()) == .ellipse(in: Rect(25, 0, 50, 50)))
    #expect(try outline(Ellipse()) == .ellipse(in: Rect(0, 0, 100, 50)))
    #expect(try outline(Color.red.clipShape(.rect)) == .rectangle(Rect(0, 0, 100, 50)))
  }

  @Test("a shape made smaller keeps its corners concentric")
  func insets() throws {
    #expect(
      try outline(RoundedRectangle(cornerRadius: 10).inset(by: 4))
        == .continuousRoundedRectangle(Rect(4, 4, 92, 42), radius: 6))
    #expect(
      try outline(RoundedRectangle(cornerRadius: 3).inset(by: 4).inset(by: 1))
        == .rectangle(Rect(5, 5, 90, 40)))
    #expect(try outline(Circle().inset(by: 5)) == .ellipse(in: Rect(30, 5, 40, 40)))
    #expect(try layOut(10, 10) { Rectangle().inset(by: 5) }.drawing.nodes.isEmpty)
  }

  private struct Flag: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        path.addQuadCurve(
          to: CGPoint(x: rect.minX, y: rect.maxY), control: CGPoint(x: rect.midX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

  @Test("a shape of one's own is given its size, is mirrored right to left, and is listed by name")
  func customShape() throws {
    let ltr = try layOut(100, 50, scale: 2) { Flag().frame(width: 20, height: 10) }
    #expect(ltr.views.map(\.view) == ["Flag"])
    #expect(
      points(ltr.drawing.fills[0].path) == [
        Point(x: 80, y: 40), Point(x: 120, y: 50), Point(x: 100, y: 60), Point(x: 80, y: 60),
      ])
    let rtl = try layOut(100, 50, scale: 2, rtl: true) { Flag().frame(width: 20, height: 10) }
    #expect(points(rtl.drawing.fills[0].path)[0] == Point(x: 120, y: 40))
    let stroked = try layOut(100, 50, scale: 2, rtl: true) {
      AnyShape(Flag()).trim(from: 0, to: 0.1).stroke().frame(width: 20, height: 10)
    }
    #expect(stroked.views.map(\.view) == ["Flag"])
    guard case .stroke(let path, _, _) = stroked.drawing.nodes[0] else { return }
    #expect(points(path)[0] == Point(x: 120, y: 40))
  }

  @Test("an erased shape is as large, and stroked as, what it holds")
  func erasedShape() throws {
    let scene = try layOut(100, 50) { AnyShape(AnyShape(Circle().stroke(lineWidth: 3))) }
    #expect(scene.views.map(\.frame) == [Rect(25, 0, 50, 50)])
    #expect(scene.views.map(\.view) == ["Circle"])
    guard case .stroke(let path, let style, _) = scene.drawing.nodes[0] else {
      return #expect(Bool(false), "not stroked")
    }
    #expect(path == .ellipse(in: Rect(25, 0, 50, 50)) && style.width == 3)
  }

  @Test("an arc follows its circle, in the direction asked for")
  func arcs() throws {
    for clockwise in [false, true] {
      let path = Path {
        $0.addArc(
          center: CGPoint(x: 10, y: 20), radius: 5, startAngle: .zero, endAngle: .degrees(90),
          clockwise: clockwise)
      }.bezier
      let ends = path.elements.compactMap { element -> Point? in
        if case .cubic(_, _, let p) = element { p } else { nil }
      }
      #expect(ends.count == (clockwise ? 3 : 1))
      for p in ends { #expect(abs(hypot(p.x - 10, p.y - 20) - 5) < 1e-9) }
      #expect(abs(ends[ends.count - 1].y - 25) < 1e-9)
    }
  }

  @Test("trimming keeps a part of the outline by its length")
  func trimming() throws {
    let square = Rectangle().path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).bezier
    let part = points(square.trimmed(from: 0.125, to: 0.5))
    #expect(part == [Point(x: 5, y: 0), Point(x: 10, y: 0), Point(x: 10, y: 10)])
    #expect(square.trimmed(from: 0.5, to: 0.5).isEmpty)
    #expect(square.trimmed(from: 0, to: 1) == square)
    // A quarter of a circle that starts at the top, wherever its outline does.
    let circle = BezierPath.ellipse(in: Rect(0, 0, 100, 100))
    let quarter = points(circle.trimmed(from: 0, to: 0.25))
    let chord = hypot(
      quarter[0].x - quarter[quarter.count - 1].x, quarter[0].y - quarter[quarter.count - 1].y)
    #expect(abs(chord - 100 / 2.0.squareRoot()) < 0.01)
  }
}
