import SkeletonGraphics
import Testing

@testable import SkeletonGIF

@Suite struct GIFStructureTests {
  /// Two frames of 3×2 pixels, 5 and 7 hundredths long.
  private static func gif() throws -> [UInt8] {
    let colors = ColorTable(
      colors: [RGBA8(red: 9, green: 8, blue: 7), RGBA8(red: 1, green: 2, blue: 3)])
    let settings = GIFSettings(
      size: PixelSize(width: 3, height: 2), colors: colors,
      comment: String(repeating: "é", count: 300)
    )
    var bytes: [UInt8] = []
    var writer = try GIFWriter(settings) {
      bytes += $0
      return 0
    }
    let compressor = GIFFrameCompressor(settings)
    let frames: [[UInt8]] = [[0, 1, 0, 1, 0, 1], [0, 1, 1, 1, 0, 0]]
    try writer.append(compressor.compress(frames[0]), delay: 5)
    try writer.append(compressor.compress(frames[1], over: frames[0]), delay: 7)
    try writer.finish()
    return bytes
  }

  /// The structure of bytes that arrive `step` at a time.
  private static func structure(_ bytes: [UInt8], step: Int = 1 << 20) throws -> GIFStructure {
    var position = 0
    return try GIFStructure { buffer in
      let count = min(step, buffer.count, bytes.count - position)
      for index in 0..<count { buffer[index] = bytes[position + index] }
      position += count
      return count
    }
  }

  @Test(
    "size, frames and duration are those of the file, however it arrives", arguments: [1, 7, 999])
  func facts(step: Int) throws {
    let structure = try Self.structure(try Self.gif(), step: step)
    #expect(structure.size == PixelSize(width: 3, height: 2))
    #expect(structure.frameCount == 2)
    #expect(structure.duration == 12)
  }

  @Test("a file that lacks its end, or goes on after it, is malformed")
  func truncated() throws {
    let bytes = try Self.gif()
    for count in 0..<bytes.count {
      #expect(throws: GIFError.self, "\(count) bytes") {
        try Self.structure(Array(bytes.prefix(count)))
      }
    }
    #expect(throws: GIFError.self) { try Self.structure(bytes + [0]) }
  }

  @Test("a read that fails is told with its errno")
  func readFailure() {
    #expect(throws: GIFError.read(errno: 5)) { try GIFStructure { _ in -5 } }
  }
}
