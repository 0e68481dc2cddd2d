import SkeletonGraphics
import Testing

@Suite("linear gradients")
struct LinearRampTests {
  private static func ramp(
    _ stops: [(Double, UInt32)], space: LinearRamp.Space = .device
  ) -> LinearRamp {
    LinearRamp(
      start: Point(x: 10, y: 20), end: Point(x: 40, y: 60),
      stops: stops.map { GradientStop(location: $0.0, color: RGBA(hex: $0.1)) }, space: space)
  }

  private static func bytes(_ color: RGBA) -> [Double] {
    [color.red * 255, color.green * 255, color.blue * 255]
  }

  @Test("places are measured along the line, and alike at right angles to it")
  func locations() {
    let ramp = Self.ramp([(0, 0)])
    for (x, y, t) in [(10.0, 20.0, 0.0), (40, 60, 1), (25, 40, 0.5), (-20, -20, -1)] {
      #expect(abs(ramp.location(of: Point(x: x, y: y)) - t) < 1e-12)
      #expect(abs(ramp.location(of: Point(x: x - 40, y: y + 30)) - t) < 1e-12)
    }
  }

  @Test(
    "encoded components are mixed, not light",
    arguments: [
      (0xE5E5EA, 0xFFFFFF, 0.5, [242, 242, 244.5]),
      (0x000000, 0xFFFFFF, 0.5, [127.5, 127.5, 127.5]),
      (0xFF0000, 0x0000FF, 0.25, [191.25, 0, 63.75]),
    ] as [(UInt32, UInt32, Double, [Double])])
  func mixes(from: UInt32, to: UInt32, t: Double, expected: [Double]) {
    let color = Self.ramp([(0, from), (1, to)]).color(at: t)
    for (found, value) in zip(Self.bytes(color), expected) { #expect(abs(found - value) < 1e-9) }
  }

  @Test("colours go on beyond the ends")
  func pads() {
    let ramp = Self.ramp([(0.25, 0xFF0000), (0.75, 0x0000FF)])
    for t in [-Double.infinity, -3, 0, 0.25] { #expect(ramp.color(at: t) == RGBA(hex: 0xFF0000)) }
    for t in [0.75, 1, 9, Double.infinity] { #expect(ramp.color(at: t) == RGBA(hex: 0x0000FF)) }
    #expect(Self.ramp([(0.5, 0x123456)]).color(at: 0.1) == RGBA(hex: 0x123456))
  }

  @Test("stops at one place are a hard edge: the later colour begins there")
  func hardEdge() {
    let ramp = Self.ramp([(0, 0xFF0000), (0.5, 0xFF0000), (0.5, 0x00FF00), (1, 0x0000FF)])
    #expect(ramp.color(at: 0.5.nextDown) == RGBA(hex: 0xFF0000))
    #expect(ramp.color(at: 0.5) == RGBA(hex: 0x00FF00))
    let edges = Self.ramp([(0, 0x111111), (0, 0x222222), (1, 0x333333), (1, 0x444444)])
    #expect(edges.color(at: -1e-9) == RGBA(hex: 0x111111))
    #expect(edges.color(at: 0) == RGBA(hex: 0x222222))
    #expect(edges.color(at: 1) == RGBA(hex: 0x444444))
  }

  @Test("stops are sorted, those at one place in the order given")
  func sorts() {
    let ramp = Self.ramp([(1, 3), (0.5, 1), (0, 0), (0.5, 2)])
    #expect(ramp.stops.map(\.location) == [0, 0.5, 0.5, 1])
    #expect(ramp.stops.map { RGBA8($0.color).blue } == [0, 1, 2, 3])
  }

  @Test("start and end at one place give the last colour everywhere")
  func noLength() {
    let p = Point(x: 3, y: 4)
    let ramp = LinearRamp(
      start: p, end: p,
      stops: [
        GradientStop(location: 0, color: .white), GradientStop(location: 1, color: .black),
      ])
    for q in [p, Point(x: -50, y: 9)] { #expect(ramp.color(at: ramp.location(of: q)) == .black) }
  }

  @Test("alpha is mixed apart from the colour")
  func unpremultiplied() {
    let ramp = LinearRamp(
      start: .zero, end: Point(x: 1, y: 0),
      stops: [
        GradientStop(location: 0, color: .white), GradientStop(location: 1, color: .clear),
      ])
    let color = ramp.color(at: 0.5)
    #expect(color == RGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5))
  }

  /// The middle of black and white has L = ½, whose light is ⅛: encoded 0.38857.
  @Test("perceptual gradients mix in Oklab")
  func perceptual() {
    let color = Self.ramp([(0, 0), (1, 0xFFFFFF)], space: .perceptual).color(at: 0.5)
    for value in Self.bytes(color) { #expect(abs(value - 0.3885729 * 255) < 1e-3) }
    let ends = Self.ramp([(0, 0xC03060), (1, 0x20B0E0)], space: .perceptual)
    #expect(RGBA8(ends.color(at: 0)) == RGBA8(RGBA(hex: 0xC03060)))
    #expect(RGBA8(ends.color(at: 1)) == RGBA8(RGBA(hex: 0x20B0E0)))
  }
}
