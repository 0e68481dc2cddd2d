import Foundation
import SkeletonGraphics
import Testing

@testable import SkeletonVideo

@Suite struct StillDamageTests {
  private static let whole = Result {
    try StillMaker(
      """
      keep('a.png', Image.fromarray(noise(40, 30, 3)))
      keep('a.jpg', photo(40, 30), quality=90)
      keep('a.webp', photo(40, 30), quality=90)
      keep('b.webp', photo(40, 30), lossless=True)
      """)
  }

  private static func failure(_ bytes: [UInt8], limit: Int = 1 << 30) throws -> VideoError? {
    let scratch = try Scratch()
    try Data(bytes).write(to: URL(fileURLWithPath: scratch.path("x")))
    do throws(VideoError) {
      _ = try StillPicture.read(scratch.path("x"), memoryLimit: limit)
      return nil
    } catch { return error }
  }

  @Test(
    "a file that ends early is an error at every length",
    arguments: ["a.png", "a.jpg", "a.webp", "b.webp"])
  func truncated(name: String) throws {
    let path = try Self.whole.get().path(name)
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    for length in stride(from: 1, to: bytes.count - 1, by: max(1, bytes.count / 25)) {
      #expect(try Self.failure(Array(bytes[..<length])) != nil, "\(name) cut to \(length)")
    }
  }

  @Test("bytes that are turned over are an error or a picture, and never a crash", arguments: 0..<4)
  func flipped(seed: Int) throws {
    let path = try Self.whole.get().path(["a.png", "a.jpg", "a.webp", "b.webp"][seed])
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    for place in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 40)) {
      var damaged = bytes
      damaged[place] ^= 0x55
      let error = try Self.failure(damaged)
      // Every chunk of a PNG carries its sum, so none is passed over that matters.
      if seed == 0, place > 8, place < bytes.count - 12 { #expect(error != nil, "at \(place)") }
    }
  }

  @Test("what is no picture is said to be none, and a picture that is too large never decoded")
  func messages() throws {
    func text(_ error: VideoError?) -> String? {
      error.map { "\($0)".replacing(/^\S*\//, with: "") }
    }
    let words = try Self.failure(Array("no picture".utf8))
    #expect(text(words) == "x is no PNG, JPEG or WebP")
    #expect(text(try Self.failure([])) == "x is damaged: it is empty")

    let path = try Self.whole.get().path("a.png")
    var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    bytes.replaceSubrange(16..<24, with: [0, 0, 0xEA, 0x60, 0, 0, 0x75, 0x30])
    #expect(
      text(try Self.failure(bytes)) == """
        x has 60000x30000 pixels, which take about 34333 MiB to read, and 1024 MiB are allowed: \
        make it smaller, or raise --max-memory
        """)
    bytes.replaceSubrange(16..<24, with: [UInt8](repeating: 0xFF, count: 8))
    #expect(try Self.failure(bytes) != nil)
    #expect(throws: VideoError.self) {
      try StillPicture.read("/nonexistent/a.png", memoryLimit: 1 << 30)
    }
  }
}
