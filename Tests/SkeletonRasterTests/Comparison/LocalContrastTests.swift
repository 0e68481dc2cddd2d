import SkeletonGraphics
import Testing

@testable import SkeletonRaster

@Suite struct LocalContrastTests {
  /// Even, with an edge of 120 levels of green from x = 40 on.
  private let size = PixelSize(width: 61, height: 30)

  private var edge: [UInt8] {
    (0..<30).flatMap { _ in (0..<61).flatMap { x -> [UInt8] in [90, x < 40 ? 50 : 170, 20, 255] } }
  }

  /// With an error of so many levels in the patch of 4 by 4 pixels that a place is in.
  private func excess(_ levels: UInt8, channel: Int = 0, x: Int, y: Int = 7) -> Double {
    var picture = edge
    for y in y / 4 * 4..<min(y / 4 * 4 + 4, size.height) {
      for x in x / 4 * 4..<min(x / 4 * 4 + 4, size.width) {
        picture[4 * (y * size.width + x) + channel] += levels
      }
    }
    return LocalContrast(edge, size: size).excess(picture, over: edge)
  }

  @Test("within a block of an edge half of its contrast is taken off an error, in any channel")
  func nearEdges() {
    // The edge lies between two blocks, of which each has the other beside it.
    for x in [32, 39, 40, 47] {
      #expect(excess(75, x: x) == 15)
      #expect(excess(75, channel: 1, x: x) == 15)
      #expect(excess(60, x: x) == 0)
    }
  }

  @Test("elsewhere an error counts as it is, in partial patches too", arguments: [0, 31, 48, 60])
  func evenParts(x: Int) {
    #expect(excess(75, x: x, y: 29) == 75)
    #expect(LocalContrast(edge, size: size).excess(edge, over: edge) == 0)
  }

  @Test("a single pixel counts by its share of a patch, wherever it is")
  func dots() {
    var picture = edge
    picture[4 * (9 * size.width + 13) + 2] += 160
    #expect(LocalContrast(edge, size: size).excess(picture, over: edge) == 10)
  }
}
