import SkeletonGraphics
import Testing

@testable import SkeletonGIF

@Suite struct GIFReaderTests {
  /// 4×8, two colours, codes of 3 bits; each row has a pixel of colour 1 at column row % 4.
  static func handMade(interlaced: Bool, disposals: [UInt8] = [1]) -> [UInt8] {
    var gif: [UInt8] = Array("GIF89a".utf8) + [4, 0, 8, 0, 0x80, 0, 0]
    gif += [10, 20, 30, 200, 100, 50]
    for disposal in disposals {
      gif += [0x21, 0xF9, 4, disposal << 2, 7, 0, 0, 0]
      gif += [0x2C, 0, 0, 0, 0, 4, 0, 8, 0, interlaced ? 0x40 : 0, 2]
      let rows = interlaced ? [0, 4, 2, 6, 1, 3, 5, 7] : Array(0..<8)
      // A clear code before every second pixel keeps all codes at 3 bits.
      var codes: [Int] = []
      for y in rows {
        for x in 0..<4 {
          if x % 2 == 0 { codes.append(4) }
          codes.append(x == y % 4 ? 1 : 0)
        }
      }
      codes.append(5)
      var bytes: [UInt8] = []
      var (bits, count) = (0, 0)
      for code in codes {
        bits |= code << count
        count += 3
        while count >= 8 {
          bytes.append(UInt8(bits & 255))
          (bits, count) = (bits >> 8, count - 8)
        }
      }
      bytes.append(UInt8(bits))
      gif += [UInt8(bytes.count)] + bytes + [0]
    }
    return gif + [0x3B]
  }

  static let picture: [UInt8] = (0..<8).flatMap { y in
    (0..<4).flatMap { x -> [UInt8] in x == y % 4 ? [200, 100, 50, 255] : [10, 20, 30, 255] }
  }

  @Test("rows come in their order, interlaced or not", arguments: [false, true])
  func rows(interlaced: Bool) throws {
    #expect(try shownFrames(Self.handMade(interlaced: interlaced)) == [Self.picture])
  }

  @Test("a frame that is disposed of leaves what its disposal says")
  func disposal() throws {
    // Each file is followed by a frame of one pixel at 3,7.
    func after(_ disposals: [UInt8]) throws -> [UInt8] {
      var gif = Self.handMade(interlaced: false, disposals: disposals).dropLast()
      gif += [0x2C, 3, 0, 7, 0, 1, 0, 1, 0, 0, 2, 2, 0b01_001_100, 0b1, 0, 0x3B]
      return try #require(try shownFrames(Array(gif)).last)
    }
    #expect(try after([1]) == Self.picture)
    let lastPixel = [UInt8](Self.picture.suffix(4))
    #expect(try after([2]) == [UInt8](repeating: 0, count: 31 * 4) + lastPixel)
    #expect(try after([1, 3]) == Self.picture)
    #expect(try after([3]) == [UInt8](repeating: 0, count: 31 * 4) + lastPixel)
  }

  @Test("an inspection tells what is in the file")
  func inspection() throws {
    let found = try GIFInspection(
      GIFReader(Self.handMade(interlaced: true, disposals: [1, 2, 3])))
    #expect(found.size == PixelSize(width: 4, height: 8))
    #expect(found.frames.map(\.delay) == [7, 7, 7] && found.duration == 21)
    #expect(found.frames.map(\.disposal) == [1, 2, 3])
    #expect(found.loop == 1 && found.comment == nil && found.localPaletteCount == 0)
    #expect(found.globalColorCount == 2 && found.usedColorCount == 2)
  }

  @Test("a file cut off anywhere is malformed, and nothing worse")
  func truncated() throws {
    let scene = Scene.bars(PixelSize(width: 20, height: 9), colors: 20, frames: 3, seed: 2)
    let gif = try scene.gif(GIFPalette(scene.counts), comment: "c")
    for length in 0..<gif.count {
      #expect(throws: GIFError.self) { try GIFInspection(GIFReader(Array(gif[..<length]))) }
    }
  }

  @Test("damaged bytes give an error or another picture, within the canvas")
  func damaged() throws {
    let scene = Scene.bars(PixelSize(width: 20, height: 9), colors: 20, frames: 2, seed: 2)
    let gif = try scene.gif(GIFPalette(scene.counts))
    var noise = Noise(seed: 99)
    var failures = 0
    for _ in 0..<3000 {
      var bytes = gif
      for _ in 0..<Int.random(in: 1...4, using: &noise) {
        bytes[Int.random(in: 0..<bytes.count, using: &noise)] = UInt8.random(
          in: 0...255, using: &noise)
      }
      do {
        _ = try GIFInspection(GIFReader(bytes, pixelLimit: 100_000))
      } catch {
        failures += 1
      }
    }
    #expect(failures > 1000 && failures < 3000)
  }

  @Test("a canvas over the limit is refused before memory is taken for it")
  func limit() {
    let bytes: [UInt8] = Array("GIF89a".utf8) + [255, 255, 255, 255, 0, 0, 0]
    #expect(
      throws: GIFError.tooManyPixels(PixelSize(width: 65535, height: 65535), limit: 1 << 26)
    ) {
      _ = try GIFInspection(GIFReader(bytes))
    }
  }

  @Test("a source that fails is told apart from a file that ends")
  func sourceFailure() {
    #expect(throws: GIFError.read(errno: 5)) {
      _ = try GIFInspection(GIFReader { _ in -5 })
    }
    #expect(throws: GIFError.self) { _ = try GIFInspection(GIFReader { _ in 0 }) }
  }
}
