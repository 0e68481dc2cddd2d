import Testing

@testable import SkeletonGraphics

@Suite("Oklab")
struct OklabTests {
  /// Known values: white by definition of the space; the primaries as the CSS Color 4 tests and
  /// converters print them.
  @Test(
    "known colours have their known coordinates",
    arguments: [
      (0xFFFFFF, 1, 0, 0), (0x000000, 0, 0, 0), (0xFF0000, 0.6279554, 0.2248631, 0.1258463),
      (0x00FF00, 0.8664396, -0.2338874, 0.1794985), (0x0000FF, 0.4520137, -0.0324570, -0.3115281),
    ] as [(UInt32, Double, Double, Double)])
  func known(hex: UInt32, lightness: Double, a: Double, b: Double) {
    let lab = Oklab(RGBA(hex: hex))
    #expect(abs(lab.lightness - lightness) < 2e-6)
    #expect(abs(lab.a - a) < 2e-6 && abs(lab.b - b) < 2e-6)
  }

  @Test("colours come back")
  func roundTrip() {
    for hex in stride(from: UInt32(0), through: 0xFFFFFF, by: 65_521) {
      let color = RGBA(hex: hex, alpha: 0.3)
      let back = Oklab(color).rgba
      #expect(RGBA8(back) == RGBA8(color))
    }
  }

  @Test("a mixture lies on the straight line between two colours")
  func mixes() {
    let (red, blue) = (Oklab(RGBA(hex: 0xFF0000)), Oklab(RGBA(hex: 0x0000FF, alpha: 0.2)))
    let mixed = red.mixed(with: blue, 0.25)
    #expect(abs(mixed.lightness - 0.58397) < 1e-5)
    #expect(abs(mixed.a - 0.16053) < 1e-5 && abs(mixed.b - 0.01650) < 1e-5)
    #expect(abs(mixed.alpha - 0.8) < 1e-12)
  }
}
