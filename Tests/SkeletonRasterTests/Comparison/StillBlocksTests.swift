import SkeletonGraphics
import Testing

@testable import SkeletonRaster

@Suite struct StillBlocksTests {
  private let size = PixelSize(width: 50, height: 41)

  /// An even picture with one pixel of another colour.
  private func picture(_ color: [UInt8] = [10, 20, 30, 255], but: (x: Int, y: Int)? = nil)
    -> [UInt8]
  {
    var picture = Array(repeatElement(color, count: size.count).joined())
    if let but { picture[4 * (but.y * size.width + but.x)] ^= 128 }
    return picture
  }

  @Test("a block that is off is found, with its place and the channel that is off most")
  func worst() throws {
    let blocks = StillBlocks([picture()], size: size)
    var other = picture()
    for y in 16..<24 {
      for x in 24..<32 {
        other[4 * (y * size.width + x)] += 2
        other[4 * (y * size.width + x) + 2] -= 5
      }
    }
    let worst = try #require(blocks.worst(other, against: picture()))
    #expect(worst.levels == 5)
    #expect(worst.x == 24 && worst.y == 16)
  }

  @Test("noise about the right colour counts by its mean, and clear pixels have no colour")
  func means() throws {
    let blocks = StillBlocks([picture()], size: size)
    var noisy = picture()
    for index in stride(from: 0, to: noisy.count, by: 4) {
      noisy[index + 1] = (index / 4) % 2 == 0 ? 14 : 26
    }
    #expect(try #require(blocks.worst(noisy, against: picture())).levels == 0)
    let clear = StillBlocks([picture([0, 0, 0, 0])], size: size)
    let other = picture([200, 0, 90, 0])
    #expect(try #require(clear.worst(other, against: picture([0, 0, 0, 0]))).levels == 0)
  }

  @Test("blocks next to an edge, to what moves, or to the border are none")
  func edges() {
    // The inner blocks of 50 by 41 pixels are four by three, all within two of the one at 24,16.
    #expect(!StillBlocks([picture()], size: size).isEmpty)
    let narrow = PixelSize(width: 23, height: 100)
    #expect(StillBlocks([[UInt8](repeating: 9, count: narrow.count * 4)], size: narrow).isEmpty)
    var spotted = picture()
    for x in [12, 30, 38] { spotted[4 * (20 * size.width + x)] ^= 128 }
    #expect(StillBlocks([spotted], size: size).isEmpty)
    let moving = [12, 30, 38].map { picture(but: (x: $0, y: 20)) }
    #expect(StillBlocks([picture()] + moving, size: size).isEmpty)
    #expect(StillBlocks([], size: size).isEmpty)
  }
}
