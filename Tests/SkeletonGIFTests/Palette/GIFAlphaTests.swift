import SkeletonGraphics
import Testing

@testable import SkeletonGIF

@Suite struct GIFAlphaTests {
  @Test("without a matte colours are cut at half")
  func cut() {
    for alpha in 0...255 {
      let shown = GIFAlpha().apply(RGBA8(red: 9, green: 80, blue: 200, alpha: UInt8(alpha)))
      #expect(
        shown == (alpha < 128 ? GIFAlpha.clear : RGBA8(red: 9, green: 80, blue: 200)))
    }
  }

  @Test("with a matte all but the wholly clear is blended")
  func matte() {
    let alpha = GIFAlpha(matte: RGBA8(red: 255, green: 100, blue: 0))
    func shown(_ value: UInt8) -> RGBA8 {
      alpha.apply(RGBA8(red: 0, green: 200, blue: 255, alpha: value))
    }
    #expect(shown(0) == GIFAlpha.clear)
    // 255·254/255 = 254; 100 + 100/255 = 100.39; 255/255 = 1.
    #expect(shown(1) == RGBA8(red: 254, green: 100, blue: 1))
    // 255·127/255 = 127; 100 + 100·128/255 = 150.2; 128.
    #expect(shown(128) == RGBA8(red: 127, green: 150, blue: 128))
    #expect(shown(255) == RGBA8(red: 0, green: 200, blue: 255))
  }
}
