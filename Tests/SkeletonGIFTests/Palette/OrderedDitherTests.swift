import SkeletonGraphics
import Testing

@testable import SkeletonGIF

@Suite struct OrderedDitherTests {
  static let palette: GIFPalette? = try? GIFPalette(GIFPaletteTests.gradient)

  static func flat(_ color: RGBA8) -> [UInt8] {
    (0..<256).flatMap { _ in [color.red, color.green, color.blue, color.alpha] }
  }

  @Test("over 8×8 pixels the shown colours average to nearly the drawn one")
  func average() throws {
    let palette = try #require(Self.palette)
    let dither = OrderedDither(palette)
    var (plain, dithered) = (0.0, 0.0)
    for (i, entry) in palette.entries.enumerated() where i % 11 == 0 {
      let indices = dither.indices(rgba: Self.flat(entry.color), width: 16)
      let drawn = SIMD4<Double>(entry.color.components)
      func offset(_ indices: [UInt8]) -> Double {
        let sum = indices.reduce(SIMD4<Double>()) {
          $0 + SIMD4<Double>(palette.table.colors[Int($1)].components)
        }
        let off = sum / Double(indices.count) - drawn
        return (off * off).sum()
      }
      plain += offset([entry.index])
      dithered += offset(indices)
    }
    #expect(dithered < plain / 2, "\(dithered) against \(plain)")
    #expect(dither.error.max >= palette.error.max)
  }

  @Test("a colour of the palette is shown as it is")
  func exact() throws {
    let palette = try #require(Self.palette)
    let fill = try #require(GIFPaletteTests.gradient.first { $0.count > 100_000 })
    let indices = OrderedDither(palette).indices(rgba: Self.flat(fill.color), width: 16)
    #expect(Set(indices).count == 1)
  }

  @Test("the pattern repeats every 8 pixels both ways, and uses 64 levels evenly")
  func pattern() throws {
    // Half way between black and white every second pixel is white, like a chessboard.
    let counts: [(color: RGBA8, count: Int)] =
      GIFPaletteTests.cloud(300, seed: 7).map { ($0.color, 1_000) }
    let palette = try GIFPalette(counts)
    let dither = OrderedDither(palette)
    for entry in palette.entries where entry.index % 9 == 0 {
      let indices = dither.indices(rgba: Self.flat(entry.color), width: 16)
      for i in indices.indices {
        let (x, y) = (i % 16 % 8, i / 16 % 8)
        #expect(indices[i] == indices[y * 16 + x])
      }
    }
  }
}
