import SkeletonGraphics
import Testing

@testable import SkeletonGIF

@Suite struct GIFFrameCompressorTests {
  static let size = PixelSize(width: 6, height: 4)
  static let table = ColorTable(
    colors: [RGBA8(red: 255, green: 0, blue: 0), RGBA8(red: 0, green: 9, blue: 0), GIFAlpha.clear],
    transparentIndex: 2)

  static func frame(_ changes: [Int: UInt8] = [:]) -> [UInt8] {
    (0..<size.count).map { changes[$0] ?? 0 }
  }

  @Test("the first frame is the whole canvas, the others what changed")
  func rects() throws {
    let compressor = GIFFrameCompressor(GIFSettings(size: Self.size, colors: Self.table))
    #expect(try compressor.compress(Self.frame()).rect == PixelRect(Self.size))
    // Pixels 8 = (2, 1) and 16 = (4, 2).
    let next = try compressor.compress(Self.frame([8: 1, 16: 1]), over: Self.frame())
    #expect(next.rect == PixelRect(x: 2, y: 1, width: 3, height: 2))
    #expect(next.colors == nil && next.transparentIndex == 2)
  }

  @Test("a frame that equals the one before is one pixel, transparent if there is such an index")
  func identical() throws {
    var table = Self.table
    for transparent in [2, nil] {
      table.transparentIndex = transparent
      let compressor = GIFFrameCompressor(GIFSettings(size: Self.size, colors: table))
      let frame = try compressor.compress(Self.frame([0: 1]), over: Self.frame([0: 1]))
      #expect(frame.rect == PixelRect(x: 0, y: 0, width: 1, height: 1))
      // Clear (4), the pixel (2 or 1), end (5), 3 bits each.
      let code = transparent == nil ? 1 : 2
      let bits = 4 | code << 3 | 5 << 6
      #expect(frame.blocks == [2, UInt8(bits & 255), UInt8(bits >> 8), 0])
    }
  }

  @Test("a pixel that turns clear is refused, unless frames clear the canvas")
  func cleared() throws {
    let (before, after) = (Self.frame([9: 1]), Self.frame([9: 2]))
    let keeping = GIFFrameCompressor(GIFSettings(size: Self.size, colors: Self.table))
    #expect(throws: GIFError.clearedPixel(x: 3, y: 1)) {
      try keeping.compress(after, over: before)
    }
    let clearing = GIFFrameCompressor(
      GIFSettings(size: Self.size, colors: Self.table, disposal: .clear))
    #expect(try clearing.compress(after, over: before).rect == PixelRect(Self.size))
  }

  @Test("more than 255 colours do not fit into a frame's own table")
  func tooManyColors() throws {
    let size = PixelSize(width: 256, height: 1)
    let compressor = GIFFrameCompressor(GIFSettings(size: size, colors: Self.table))
    func row(_ count: Int) -> [UInt8] {
      (0..<256).flatMap { x in [UInt8(min(x, count - 1)), 7, 9, 255] }
    }
    #expect(try compressor.compress(rgba: row(256)) == nil)
    let frame = try #require(try compressor.compress(rgba: row(255)))
    #expect(frame.colors?.colors.count == 256)
    // What stays on the screen needs no entry.
    let next = try #require(try compressor.compress(rgba: row(256), over: row(255)))
    #expect(next.colors?.colors == [GIFAlpha.clear, RGBA8(red: 255, green: 7, blue: 9)])
    #expect(next.rect == PixelRect(x: 255, y: 0, width: 1, height: 1))
  }

  @Test("rows that look alike take fewer bytes than in greedy order")
  func alignment() throws {
    // A bar of 120 equal rows with a gradient of runs of 11 pixels.
    let pixels = (0..<120).flatMap { _ in (0..<600).map { UInt8($0 / 11) } }
    var encoder = LZWEncoder()
    let policies = [LZWPolicy()] + LZWPolicy.candidates(for: .all)
    let sizes = pixels.withUnsafeBufferPointer { pixels in
      policies.map { encoder.encode(pixels, width: 600, rootBits: 6, policy: $0).count }
    }
    #expect(sizes[1] * 10 < sizes[0] * 7 && sizes[2] * 10 < sizes[0] * 7, "\(sizes)")
  }
}
