package import SkeletonGraphics

/// Reads a GIF frame by frame, and shows what a viewer shows.
///
/// The input is not trusted: what is wrong in it throws, and memory is bounded by the canvas.
package struct GIFReader: ~Copyable {
  package let size: PixelSize
  /// Plays: 0 = for ever. Known after the first frame; 1 if the file says nothing.
  package private(set) var loop = 1
  package private(set) var comments: [String] = []
  /// The entries of the file's own table, 0 if it has none.
  package let globalColorCount: Int

  private let file: GIFDecoderHandle
  private let globalColors: [RGBA8]
  private var screen: GIFScreen
  private var control = GraphicsControl()

  /// - Parameters:
  ///   - pixelLimit: the most pixels that the canvas may have.
  ///   - source: fills the start of the buffer and returns how much it filled, 0 at the end, or a
  ///     negative errno.
  /// - Throws: `GIFError.malformed`, `.tooManyPixels`, `.read`.
  package init(
    pixelLimit: Int = 1 << 26, source: @escaping (UnsafeMutableRawBufferPointer) -> Int
  ) throws(GIFError) {
    let file = try GIFDecoderHandle(InputSource(source))
    let size = file.size
    guard size.width > 0, size.height > 0 else {
      throw .malformed("the canvas is \(size.width)x\(size.height)", frame: 0)
    }
    guard size.count <= pixelLimit else { throw .tooManyPixels(size, limit: pixelLimit) }
    self.file = file
    self.size = size
    globalColors = file.colors
    globalColorCount = globalColors.count
    screen = GIFScreen(size)
  }

  /// As `init(pixelLimit:source:)`, from memory.
  package init(_ bytes: [UInt8], pixelLimit: Int = 1 << 26) throws(GIFError) {
    var position = 0
    try self.init(pixelLimit: pixelLimit) { buffer in
      let count = min(buffer.count, bytes.count - position)
      bytes.withUnsafeBytes {
        buffer.copyMemory(
          from: UnsafeRawBufferPointer(rebasing: $0[position..<(position + count)]))
      }
      position += count
      return count
    }
  }

  /// What the screen shows since the last `next`: R, G, B and straight alpha of each pixel.
  package var pixels: [UInt8] { screen.bytes }

  /// Reads the next frame onto the screen; nil after the last.
  ///
  /// - Throws: `GIFError.malformed`, `.read`.
  package mutating func next() throws(GIFError) -> GIFFrameDescription? {
    while true {
      switch try file.nextRecord() {
      case .trailer: return nil
      case .extension: try readExtension()
      case .image: return try readImage()
      }
    }
  }

  private mutating func readExtension() throws(GIFError) {
    let (code, blocks) = try file.readExtension()
    switch code {
    case 0xF9: if let parsed = GraphicsControl(blocks) { control = parsed }
    case 0xFE: comments.append(String(decoding: blocks.joined(), as: UTF8.self))
    case 0xFF: if let plays = loopPlays(blocks) { loop = plays }
    default: break
    }
  }

  private mutating func readImage() throws(GIFError) -> GIFFrameDescription {
    let image = try file.readImage()
    let control = self.control
    self.control = GraphicsControl()
    let index = screen.frameCount
    guard image.rect.isInside(size) else {
      throw .malformed("its rectangle is empty or leaves the canvas", frame: index)
    }
    let table = image.colors ?? globalColors
    guard !table.isEmpty else { throw .malformed("it has no colour table", frame: index) }
    screen.begin(image.rect, disposal: control.disposal)
    var used = [Bool](repeating: false, count: 256)
    try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: image.rect.width) {
      row throws(GIFError) in
      for y in rowOrder(height: image.rect.height, isInterlaced: image.isInterlaced) {
        try file.readRow(row)
        let painted = screen.paint(
          UnsafeBufferPointer(row), y: y, table: table, transparent: control.transparentIndex,
          used: &used)
        if !painted { throw .malformed("a pixel has no colour in its table", frame: index) }
      }
    }
    file.endImage()
    return GIFFrameDescription(
      rect: image.rect, delay: control.delay, disposal: control.disposal,
      transparentIndex: control.transparentIndex, localColorCount: image.colors?.count,
      usedColors: table.indices.filter { used[$0] }.map { table[$0] })
  }
}

/// Plays, from the application extension that browsers read.
private func loopPlays(_ blocks: [[UInt8]]) -> Int? {
  guard blocks.count >= 2, blocks[1].count >= 3, blocks[1][0] == 1 else { return nil }
  let name = String(decoding: blocks[0], as: UTF8.self)
  guard name == "NETSCAPE2.0" || name == "ANIMEXTS1.0" else { return nil }
  let repeats = Int(blocks[1][1]) | Int(blocks[1][2]) << 8
  return repeats == 0 ? 0 : repeats + 1
}

/// Which row comes when: interlaced images send every 8th row first.
private func rowOrder(height: Int, isInterlaced: Bool) -> [Int] {
  guard isInterlaced else { return Array(0..<height) }
  return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { start, step in
    Array(stride(from: start, to: height, by: step))
  }
}
