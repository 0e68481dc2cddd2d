import SkeletonGraphics
import Testing

@testable import SkeletonUI

@Suite struct LinearGradientTests {
  private func paint(_ style: some ShapeStyle, rtl: Bool = false) throws -> Drawing.Paint? {
    try layOut(30, 20, scale: 2, rtl: rtl) { Rectangle().fill(style) }.drawing.fills.first?.paint
  }

  private func ramp(_ style: some ShapeStyle, rtl: Bool = false) throws -> LinearRamp? {
    if case .linear(let ramp) = try paint(style, rtl: rtl) { ramp } else { nil }
  }

  @Test("unit points are places in the filled rectangle, in pixels, in both directions")
  func geometry() throws {
    let gradient = LinearGradient(
      colors: [.red, .clear], startPoint: .bottomLeading, endPoint: UnitPoint(x: 1.5, y: 0.25))
    for rtl in [false, true] {
      let ramp = try #require(try ramp(gradient, rtl: rtl))
      #expect(ramp.start == Point(x: 0, y: 40))
      #expect(ramp.end == Point(x: 90, y: 10))
    }
  }

  @Test("colours are evenly spaced, stops are sorted, and one colour is solid")
  func stops() throws {
    let three = try #require(
      try ramp(LinearGradient(colors: [.red, .green, .blue], startPoint: .top, endPoint: .bottom)))
    #expect(three.stops.map(\.location) == [0, 0.5, 1])
    let sorted = try #require(
      try ramp(
        .linearGradient(
          Gradient(stops: [.init(color: .red, location: 1), .init(color: .blue, location: 0.2)]),
          startPoint: .leading, endPoint: .trailing)))
    #expect(sorted.stops.map(\.location) == [0.2, 1])
    let one = LinearGradient(colors: [.blue], startPoint: .top, endPoint: .bottom)
    #expect(try paint(one) == .solid(RGBA(hex: 0x007AFF)))
    let none = LinearGradient(colors: [], startPoint: .top, endPoint: .bottom)
    #expect(try paint(none) == .solid(.clear))
  }

  @Test("colours are mixed as they are encoded: the middle of two is known")
  func interpolation() throws {
    let gradient = LinearGradient(
      colors: [Color(.systemGray5), .white], startPoint: .leading, endPoint: .trailing)
    let middle = try #require(try ramp(gradient)).color(at: 0.5)
    #expect(abs(middle.red * 255 - 242) < 1e-9 && abs(middle.blue * 255 - 244.5) < 1e-9)
    let perceptual = Gradient(colors: [.red, .blue]).colorSpace(.perceptual)
    #expect(try ramp(perceptual)?.space == .perceptual)
  }

  @Test("opacity reaches every stop, and colours follow the surroundings")
  func opacity() throws {
    let style = LinearGradient(colors: [.primary, .clear], startPoint: .top, endPoint: .bottom)
    let faint = try #require(try ramp(style.opacity(0.25)))
    #expect(faint.stops.map(\.color.alpha) == [0.25, 0])
    let dark = try layOut(30, 20) { style.environment(\.colorScheme, .dark) }.drawing.fills[0].paint
    guard case .linear(let ramp) = dark else { return }
    #expect(ramp.stops[0].color == .white)
  }
}
