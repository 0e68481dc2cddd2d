import Testing

@testable import SkeletonGIF

@Suite struct LZWEncoderTests {
  struct Content: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var pixel: @Sendable (_ x: Int, _ y: Int, _ noise: inout Noise) -> Int
  }

  static let contents = [
    Content(testDescription: "flat") { _, _, _ in 1 },
    Content(testDescription: "gradient") { x, y, _ in (x + y / 3) / 5 },
    Content(testDescription: "bars") { x, y, _ in y % 9 < 5 && x > 11 ? x / 7 : 0 },
    Content(testDescription: "noise") { _, _, noise in Int.random(in: 0..<256, using: &noise) },
    Content(testDescription: "runs of random length") { x, _, noise in
      Int.random(in: 0..<8, using: &noise) == 0 ? x : 2
    },
  ]

  @Test(
    "the codes are giflib's, one for one",
    arguments: contents,
    [(1, 1), (1, 9), (9, 1), (255, 2), (64, 300), (333, 61), (20000, 1)])
  func sameAsGIFLib(content: Content, size: (width: Int, height: Int)) {
    for depth in [1, 2, 5, 8] {
      var noise = Noise(seed: 7)
      var pixels: [UInt8] = []
      for y in 0..<size.height {
        for x in 0..<size.width {
          pixels.append(UInt8(content.pixel(x, y, &noise) & ((1 << depth) - 1)))
        }
      }
      var encoder = LZWEncoder()
      let blocks = pixels.withUnsafeBufferPointer {
        subBlocks(encoder.encode($0, width: size.width, rootBits: max(2, depth)))
      }
      #expect(
        blocks == GIFLibCompressor.blocks(pixels, width: size.width, depth: depth),
        "depth \(depth)")
    }
  }

  @Test("an encoder that was used before gives the same codes as a new one")
  func reuse() {
    var noise = Noise(seed: 1)
    let first = (0..<9000).map { _ in UInt8.random(in: 0..<4, using: &noise) }
    let second = (0..<9000).map { UInt8($0 / 50 % 200) }
    var used = LZWEncoder()
    var new = LZWEncoder()
    _ = first.withUnsafeBufferPointer { used.encode($0, width: 90, rootBits: 2).count }
    second.withUnsafeBufferPointer {
      #expect(
        Array(used.encode($0, width: 90, rootBits: 8))
          == Array(new.encode($0, width: 90, rootBits: 8)))
    }
  }
}
