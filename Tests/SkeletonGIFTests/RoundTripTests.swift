import SkeletonGraphics
import Testing

@testable import SkeletonGIF

@Suite struct RoundTripTests {
  /// Frames of a bar in which a gradient moves, over a page with some noise.
  static func frames(_ size: PixelSize, colors: Int, count: Int, seed: UInt64) -> [[UInt8]] {
    var noise = Noise(seed: seed)
    let page = (0..<size.count).map { _ in
      Int.random(in: 0..<10, using: &noise) == 0 ? Int.random(in: 0..<colors, using: &noise) : 0
    }
    return (0..<count).map { i in
      (0..<size.count).map { p in
        let (x, y) = (p % size.width, p / size.width)
        return UInt8(y % 5 > 1 && x % 17 > 3 ? (x / 2 + i * 3) % colors : page[p] % colors)
      }
    }
  }

  static func table(_ count: Int, transparent: Bool) -> ColorTable {
    ColorTable(
      colors: (0..<count).map {
        RGBA8(red: UInt8($0), green: UInt8($0 * 7 & 255), blue: UInt8(255 - $0))
      }, transparentIndex: transparent ? count - 1 : nil)
  }

  static func gif(_ frames: [[UInt8]], _ settings: GIFSettings) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var writer = try GIFWriter(settings) {
      bytes += $0
      return 0
    }
    let compressor = GIFFrameCompressor(settings)
    for (i, frame) in frames.enumerated() {
      let previous = i == 0 ? nil : frames[i - 1]
      try writer.append(compressor.compress(frame, over: previous), delay: 3 + i % 2)
    }
    try writer.finish()
    return bytes
  }

  @Test(
    "the frames come back",
    arguments: [(1, 1), (1, 7), (7, 1), (40, 23), (300, 3)], [2, 3, 41, 255, 256])
  func exact(size: (Int, Int), colors: Int) throws {
    let size = PixelSize(width: size.0, height: size.1)
    for transparent in [false, true] where colors > 2 || !transparent {
      let frames = Self.frames(
        size, colors: transparent ? colors - 1 : colors, count: 4, seed: UInt64(colors))
      let table = Self.table(colors, transparent: transparent)
      let settings = GIFSettings(size: size, colors: table)
      var reader = try GIFReader(Self.gif(frames, settings))
      for frame in frames {
        _ = try #require(try reader.next())
        let expected = frame.flatMap { i in
          let color = table.colors[Int(i)]
          return [color.red, color.green, color.blue, 255]
        }
        #expect(reader.pixels == expected)
      }
      #expect(try reader.next() == nil)
    }
  }
}
