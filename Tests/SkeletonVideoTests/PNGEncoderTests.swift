import Foundation
import SkeletonGraphics
import Testing

@testable import SkeletonVideo

@Suite struct PNGEncoderTests {
  /// Every component differs from its neighbours, and so do the sides.
  static func gradient(alpha: Bool) -> TestPicture {
    TestPicture(size: PixelSize(width: 37, height: 21)) { x, y in
      (
        UInt8(x * 6), UInt8(y * 11), UInt8((x * 31 + y * 17) & 255),
        alpha ? UInt8((x * 7 + y * 5) & 255) : 255
      )
    }
  }

  @Test("PIL reads back every bit", arguments: [true, false])
  func exact(alpha: Bool) throws {
    let scratch = try Scratch()
    let picture = Self.gradient(alpha: alpha)
    let file = try PNGEncoder.encode(rgba: picture.pixels, size: picture.size)
    try Data(file).write(to: URL(fileURLWithPath: scratch.path("a.png")))
    let script = """
      import sys; from PIL import Image
      i = Image.open(sys.argv[1]); sys.stderr.write(i.mode)
      sys.stdout.buffer.write(i.mode.encode() + b' ' + i.convert('RGBA').tobytes())
      """
    let output = try Tool.python.run(["-c", script, scratch.path("a.png")])
    let mode = alpha ? "RGBA " : "RGB "
    #expect(output == Data(mode.utf8) + Data(picture.pixels))
  }

  @Test("title and description are texts that PIL and exact checksums confirm")
  func texts() throws {
    let scratch = try Scratch()
    let picture = Self.gradient(alpha: true)
    let file = try PNGEncoder.encode(
      rgba: picture.pixels, size: picture.size, title: "Loading", alt: "vier Balken, größer")
    try Data(file).write(to: URL(fileURLWithPath: scratch.path("a.png")))
    let script = """
      import sys; from PIL import Image
      Image.open(sys.argv[1]).verify()
      i = Image.open(sys.argv[1]); print(i.text['Title'], i.text['Description'])
      """
    let output = try Tool.python.run(["-X", "utf8", "-c", script, scratch.path("a.png")])
    #expect(String(decoding: output, as: UTF8.self) == "Loading vier Balken, größer\n")
    let found = try MediaInspection.inspect(scratch.path("a.png"))
    #expect(found.title == "Loading")
    #expect(found.alt == "vier Balken, größer")
    #expect(found.format == "png")
    #expect(found.size == picture.size)
    #expect(found.frameCount == 1)
    #expect(found.hasAlpha)
  }

  @Test("the same picture gives the same bytes")
  func deterministic() throws {
    let picture = Self.gradient(alpha: true)
    let first = try PNGEncoder.encode(rgba: picture.pixels, size: picture.size)
    #expect(try PNGEncoder.encode(rgba: picture.pixels, size: picture.size) == first)
  }

  @Test("the check value of the standard's checksum")
  func checksum() {
    #expect(CRC32.checksum(of: Array("123456789".utf8)) == 0xCBF4_3926)
  }
}
