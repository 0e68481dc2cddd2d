import Glibc
import SkeletonGraphics
import Testing

@Suite("continuous corners")
struct ContinuousCornerTests {
  private static func isClose(_ p: Point, _ x: Double, _ y: Double) -> Bool {
    abs(p.x - x) < 6e-6 && abs(p.y - y) < 6e-6
  }

  @Test("a rectangle of 342×120 with radius 16 has the published points")
  func published() {
    let rect = Rect(x: 0, y: 0, width: 342, height: 120)
    let path = BezierPath.continuousRoundedRectangle(rect, radius: 16)
    // The last corner but for its place: from the left edge up, round to the top edge.
    let corner = path.elements.suffix(4).dropLast()
    var points: [Point] = []
    for case .cubic(let a, let b, let p) in corner { points += [a, b, p] }
    let expected = [
      (0, 17.41584), (0, 13.89451), (1.19858, 10.10390), (2.70496, 5.96518), (5.96518, 2.70496),
      (10.10390, 1.19858), (13.89451, 0), (17.41584, 0), (24.45864, 0),
    ]
    #expect(points.count == expected.count)
    for (p, e) in zip(points, expected) { #expect(Self.isClose(p, e.0, e.1), "\(p)") }
    let middle = path.points.min { abs($0.x - $0.y) < abs($1.x - $1.y) }
    #expect(Self.isClose(middle ?? .zero, 4.66411, 4.66411))
  }

  @Test(
    "an edge shortens its curve by the room it has",
    arguments: [
      (342, 12, 6, 9.17199, 6.53094, 5.21044), (12, 12, 6, 6, 5.76, 4.92),
      (140, 10, 5, 7.64332, nil, nil), (10, 10, 5, 5, nil, nil), (50, 40, 20, 25, nil, nil),
    ] as [(Double, Double, Double, Double, Double?, Double?)])
  func edges(
    length: Double, radii: Double, radius: Double, extent: Double, control: Double?,
    shoulder: Double?
  ) {
    let edge = ContinuousCorner.Edge(length: length, radii: radii)
    #expect(abs(edge.extent * radius - extent) < 6e-6)
    if let control { #expect(abs(edge.control * radius - control) < 6e-6) }
    if let shoulder { #expect(abs(edge.shoulder * radius - shoulder) < 6e-6) }
  }

  @Test("as long as the room is short, the curves of both ends meet exactly")
  func meets() {
    for radii in [(20.0, 20.0), (5, 31), (0.1, 0.2)] {
      let sum = radii.0 + radii.1
      for step in 0...100 {
        let length = sum * (1 + 0.528664947 * Double(step) / 100)
        let edge = ContinuousCorner.Edge(length: length, radii: sum)
        #expect(abs(edge.extent * radii.0 + edge.extent * radii.1 - length) < 1e-12 * length)
      }
      let ample = ContinuousCorner.Edge(length: sum * 10, radii: sum)
      #expect(abs(ample.extent - 1.528665) < 1e-6, "CALayer.cornerCurveExpansionFactor")
    }
  }

  /// In radii: the areas that corners with all room and with none cut off, the largest distances
  /// inside and outside the circular outline.
  @Test(
    "the outline differs from a circular one as was computed for it",
    arguments: [(400.0, 0.22530, 0.01380), (200, 0.21627, 0.0042)])
  func againstCircle(side: Double, cutOff: Double, inset: Double) {
    let r = 100.0
    let rect = Rect(x: 0, y: 0, width: side, height: side)
    let path = BezierPath.continuousRoundedRectangle(rect, radius: r)
    #expect(abs((side * side - path.signedArea) / 4 / r / r - cutOff) < 1e-5)
    // Distance inside the circular outline, positive inwards.
    let depths = path.points.map { p in
      let x = min(max(p.x, r), side - r)
      let y = min(max(p.y, r), side - r)
      return (r - hypot(p.x - x, p.y - y)) / r
    }
    #expect(abs((depths.max() ?? 0) - inset) < 6e-5)
    #expect(abs((depths.min() ?? 0) + 0.00196) < 6e-5)
  }

  @Test("the outline mirrors onto itself")
  func symmetric() {
    let rect = Rect(x: 0, y: 0, width: 97, height: 41)
    let points = BezierPath.continuousRoundedRectangle(rect, radius: 15).points
    for mirrored in points.map({ Point(x: 97 - $0.x, y: $0.y) }) {
      #expect(points.contains { hypot($0.x - mirrored.x, $0.y - mirrored.y) < 1e-9 })
    }
  }
}
