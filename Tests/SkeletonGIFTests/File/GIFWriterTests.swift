import SkeletonGraphics
import Testing

@testable import SkeletonGIF

@Suite struct GIFWriterTests {
  static let scene = Scene.bars(PixelSize(width: 30, height: 12), colors: 9, frames: 5, seed: 3)

  @Test(
    "plays become the loop block: none for one, repeats for more",
    arguments: [
      (0, [1, 0, 0]), (1, nil), (2, [1, 1, 0]), (300, [1, 43, 1]), (65536, [1, 255, 255]),
    ]
      as [(Int, [UInt8]?)])
  func loop(plays: Int, block: [UInt8]?) throws {
    let gif = try Self.scene.gif(GIFPalette(Self.scene.counts), loop: plays)
    let found = GIFBlocks(gif).extensions(0xFF)
    #expect(found == (block.map { [Array("NETSCAPE2.0".utf8) + $0] } ?? []))
    #expect(try GIFInspection(GIFReader(gif)).loop == plays)
  }

  @Test("the version is 89a, the loop block comes first, then the comment, then the frames")
  func order() throws {
    let gif = try Self.scene.gif(GIFPalette(Self.scene.counts), comment: "Ladegerüst")
    let file = GIFBlocks(gif)
    #expect(file.header == "GIF89a")
    #expect(file.size == (30, 12))
    let labels = file.blocks.map { block -> UInt8 in
      switch block {
      case .extension(let label, _): label
      case .image: 0x2C
      case .trailer: 0x3B
      }
    }
    #expect(labels == [0xFF, 0xFE] + [UInt8](repeatingPair: 0xF9, 0x2C, count: 5) + [0x3B])
    #expect(file.extensions(0xFE) == [Array("Ladegerüst".utf8)])
    #expect(try GIFInspection(GIFReader(gif)).comment == "Ladegerüst")
  }

  @Test("every frame has a control block: it stays, its delay, its transparent index")
  func control() throws {
    let gif = try Self.scene.gif(GIFPalette(Self.scene.counts))
    // Disposal 1 in bits 2…4, transparency in bit 0; the delays alternate.
    #expect(
      GIFBlocks(gif).extensions(0xF9)
        == [[5, 3, 0, 9], [5, 4, 0, 9], [5, 3, 0, 9], [5, 4, 0, 9], [5, 3, 0, 9]])
  }

  @Test(
    "tables are padded to a power of two, and codes start at 2 bits at least",
    arguments: [(1, 2, 2), (2, 4, 2), (3, 4, 2), (4, 8, 3), (255, 256, 8), (256, 256, 8)])
  func tables(colors: Int, tableSize: Int, codeSize: UInt8) throws {
    let scene = Scene.bars(PixelSize(width: 20, height: 20), colors: colors, frames: 2, seed: 1)
    let file = try GIFBlocks(scene.gif(GIFPalette(scene.counts)))
    #expect(file.globalTable.count == tableSize * 3)
    for case .image(_, let local, let size, _) in file.blocks {
      #expect(local == 0 && size == codeSize)
    }
  }

  @Test("a two-colour table without a transparent entry is written as two entries")
  func smallestTable() throws {
    let table = ColorTable(colors: [
      RGBA8(red: 1, green: 2, blue: 3), RGBA8(red: 9, green: 8, blue: 7),
    ])
    let settings = GIFSettings(size: PixelSize(width: 2, height: 1), colors: table)
    var bytes: [UInt8] = []
    var writer = try GIFWriter(settings) {
      bytes += $0
      return 0
    }
    try writer.append(GIFFrameCompressor(settings).compress([1, 0]), delay: 2)
    try writer.finish()
    let file = GIFBlocks(bytes)
    #expect(file.globalTable == [1, 2, 3, 9, 8, 7])
    #expect(file.extensions(0xF9) == [[4, 2, 0, 255]] || file.extensions(0xF9) == [[4, 2, 0, 0]])
    #expect(try shownFrames(bytes) == [[9, 8, 7, 255, 1, 2, 3, 255]])
  }

  @Test("what the format cannot hold is refused")
  func limits() throws {
    let table = ColorTable(colors: [GIFAlpha.clear])
    func settings(_ width: Int, _ height: Int, loop: Int = 0) -> GIFSettings {
      GIFSettings(size: PixelSize(width: width, height: height), colors: table, loop: loop)
    }
    for (width, height) in [(0, 1), (1, 0), (65536, 1), (1, 70000)] {
      let size = PixelSize(width: width, height: height)
      #expect(throws: GIFError.size(size)) {
        _ = try GIFWriter(settings(width, height)) { _ in 0 }.finish()
      }
    }
    for loop in [-1, 65537] {
      #expect(throws: GIFError.loop(loop)) {
        _ = try GIFWriter(settings(1, 1, loop: loop)) { _ in 0 }.finish()
      }
    }
    let frame = try GIFFrameCompressor(settings(1, 1)).compress([0])
    for delay in [-1, 0, 1, 65536] {
      #expect(throws: GIFError.delay(delay, frame: 1)) {
        var writer = try GIFWriter(settings(1, 1)) { _ in 0 }
        try writer.append(frame, delay: 65535)
        try writer.append(frame, delay: delay)
      }
    }
  }

  @Test("the same animation gives the same bytes, whoever compresses which frame")
  func deterministic() throws {
    let scene = Scene.bars(PixelSize(width: 80, height: 30), colors: 60, frames: 6, seed: 8)
    let palette = try GIFPalette(scene.counts)
    let settings = GIFSettings(size: scene.size, colors: palette.table)
    let places = palette.entries.map(\.index)
    let indices = scene.frames.map { frame in frame.map { places[$0] } }
    let compressors = (GIFFrameCompressor(settings), GIFFrameCompressor(settings))
    var frames: [Int: GIFFrame] = [:]
    for i in [4, 1, 0, 5, 3, 2] {
      let worker = i % 3 == 0 ? compressors.0 : compressors.1
      frames[i] = try worker.compress(indices[i], over: i == 0 ? nil : indices[i - 1])
    }
    let alone = GIFFrameCompressor(settings)
    for i in 0..<6 {
      #expect(try frames[i] == alone.compress(indices[i], over: i == 0 ? nil : indices[i - 1]))
    }
  }
}

extension [UInt8] {
  fileprivate init(repeatingPair a: UInt8, _ b: UInt8, count: Int) {
    self = (0..<count).flatMap { _ in [a, b] }
  }
}
