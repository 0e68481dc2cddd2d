import SkeletonGraphics
import Testing

@Suite("colours")
struct RGBATests {
  private static func hex(_ color: RGBA) -> String {
    let c = RGBA8(color)
    return [c.red, c.green, c.blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  @Test(
    "translucent colours over opaque ones give the published composites",
    arguments: [
      (0x767680, 0.12, 0xF2F2F7, "e3e3e9"), (0x767680, 0.12, 0xFFFFFF, "efeff0"),
      (0x787880, 0.20, 0xFFFFFF, "e4e4e6"), (0x000000, 0.16, 0xF2F2F7, "cbcbcf"),
      (0xFFFFFF, 0.60, 0xE5E5EA, "f5f5f7"), (0xFFFFFF, 0.10, 0x2C2C2E, "414143"),
      (0xFFFFFF, 0.30, 0xE5E5EA, "ededf0"), (0x000000, 0.16, 0xFFFFFF, "d6d6d6"),
      (0xFFFFFF, 0.16, 0x000000, "292929"),
    ] as [(UInt32, Double, UInt32, String)])
  func composites(color: UInt32, alpha: Double, backdrop: UInt32, result: String) {
    let over = RGBA(hex: color, alpha: alpha).over(RGBA(hex: backdrop))
    #expect(Self.hex(over) == result && over.alpha == 1)
  }

  @Test("over a translucent backdrop alphas add up and colours weigh by alpha")
  func translucent() {
    let red = RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)
    let over = red.over(RGBA(red: 0, green: 0, blue: 1, alpha: 0.5))
    #expect(over.alpha == 0.75)
    #expect(abs(over.red - 2 / 3.0) < 1e-12 && abs(over.blue - 1 / 3.0) < 1e-12)
    #expect(red.over(.clear) == red && RGBA.clear.over(red) == red)
    #expect(RGBA.clear.over(.clear) == .clear)
  }

  @Test("source-over is associative")
  func associative() {
    let a = RGBA(hex: 0x3C90D2, alpha: 0.3)
    let b = RGBA(hex: 0xF0A010, alpha: 0.7)
    let c = RGBA(hex: 0x102030, alpha: 0.45)
    let (left, right) = (a.over(b).over(c), a.over(b.over(c)))
    for component in [\RGBA.red, \.green, \.blue, \.alpha] {
      #expect(abs(left[keyPath: component] - right[keyPath: component]) < 1e-12)
    }
  }

  @Test("components are held to 0…1, and what is no number is 0")
  func clamps() {
    let color = RGBA(red: -1, green: 2, blue: .nan, alpha: .infinity)
    #expect(color == RGBA(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(RGBA.white.opacity(0.5).opacity(0.5).alpha == 0.25)
    #expect(RGBA.white.opacity(3).alpha == 1 && RGBA.white.opacity(-1).alpha == 0)
  }

  @Test("every byte comes back from a colour, and halves round up")
  func bytes() {
    for value in UInt32(0)...255 {
      let c = RGBA8(RGBA(hex: value << 16 | (255 - value) << 8 | value / 2))
      #expect(
        c == RGBA8(red: UInt8(value), green: UInt8(255 - value), blue: UInt8(value / 2)))
    }
    #expect(RGBA8(RGBA(red: 0.5 / 255, green: 1.5 / 255, blue: 0.4999 / 255)).red == 1)
    #expect(RGBA8(RGBA(red: 0, green: 1.5 / 255, blue: 0.4999 / 255)).green == 2)
    #expect(RGBA8(RGBA(red: 0, green: 0, blue: 0.4999 / 255)).blue == 0)
  }
}
