package import SkeletonGraphics

/// The skeleton of a GIF's bytes, walked block by block without decompressing.
///
/// Enough to know that a file just written reached the disk whole: every block length adds up, and
/// the trailer stands at the end. It costs a thousandth of decoding, and memory that does not grow
/// with the file.
package struct GIFStructure: Sendable, Hashable {
  package private(set) var size = PixelSize(width: 0, height: 0)
  package private(set) var frameCount = 0
  /// In hundredths of a second.
  package private(set) var duration = 0

  /// - Parameter source: fills the start of the buffer and returns how much it filled, 0 at the
  ///   end, or a negative errno.
  /// - Throws: `GIFError.malformed`, `.read`.
  package init(
    source: @escaping (UnsafeMutableRawBufferPointer) -> Int
  ) throws(GIFError) {
    var bytes = ByteStream(source)
    guard try header(&bytes, 6).starts(with: Array("GIF8".utf8)) else {
      throw .malformed("it does not begin as a GIF", frame: 0)
    }
    let screen = try header(&bytes, 7)
    size = PixelSize(width: Self.word(screen, 0), height: Self.word(screen, 2))
    try skip(Self.tableLength(screen[4]), &bytes)
    while let kind = try bytes.next() {
      switch kind {
      case 0x3B:
        guard try bytes.next() == nil else {
          throw .malformed("bytes follow the trailer", frame: frameCount)
        }
        return
      case 0x21: try readExtension(&bytes)
      case 0x2C: try readImage(&bytes)
      default: throw .malformed("an unknown block", frame: frameCount)
      }
    }
    throw .malformed("it ends without a trailer", frame: frameCount)
  }

  private mutating func readExtension(_ bytes: inout ByteStream) throws(GIFError) {
    let isControl = try header(&bytes, 1)[0] == 0xF9
    let length = Int(try header(&bytes, 1)[0])
    guard isControl, length == 4 else {
      try skip(length, &bytes)
      if length > 0 { try skipBlocks(&bytes) }
      return
    }
    duration += Self.word(try header(&bytes, 4), 1)
    try skipBlocks(&bytes)
  }

  private mutating func readImage(_ bytes: inout ByteStream) throws(GIFError) {
    let descriptor = try header(&bytes, 9)
    // The byte after the table is the code size.
    try skip(Self.tableLength(descriptor[8]) + 1, &bytes)
    try skipBlocks(&bytes)
    frameCount += 1
  }

  /// Skips sub-blocks up to and with the empty one that ends them.
  private func skipBlocks(_ bytes: inout ByteStream) throws(GIFError) {
    while true {
      let length = Int(try header(&bytes, 1)[0])
      if length == 0 { return }
      try skip(length, &bytes)
    }
  }

  private func header(_ bytes: inout ByteStream, _ count: Int) throws(GIFError) -> [UInt8] {
    var result: [UInt8] = []
    while result.count < count, let byte = try bytes.next() { result.append(byte) }
    guard result.count == count else { throw .malformed("it ends too early", frame: frameCount) }
    return result
  }

  private func skip(_ count: Int, _ bytes: inout ByteStream) throws(GIFError) {
    guard try bytes.skip(count) else {
      throw .malformed("it ends inside a block", frame: frameCount)
    }
  }

  private static func word(_ bytes: [UInt8], _ place: Int) -> Int {
    Int(bytes[place]) | Int(bytes[place + 1]) << 8
  }

  /// The bytes of the colour table that a packed field announces.
  private static func tableLength(_ packed: UInt8) -> Int {
    packed & 0x80 == 0 ? 0 : 3 << (Int(packed & 7) + 1)
  }
}

/// Bytes one after another, read in pieces.
private struct ByteStream {
  private let source: (UnsafeMutableRawBufferPointer) -> Int
  private var piece = [UInt8](repeating: 0, count: 1 << 16)
  private var position = 0
  private var end = 0

  init(_ source: @escaping (UnsafeMutableRawBufferPointer) -> Int) {
    self.source = source
  }

  mutating func next() throws(GIFError) -> UInt8? {
    guard try fill() else { return nil }
    defer { position += 1 }
    return piece[position]
  }

  /// Whether there were that many.
  mutating func skip(_ count: Int) throws(GIFError) -> Bool {
    var rest = count
    while rest > 0 {
      guard try fill() else { return false }
      let step = min(rest, end - position)
      position += step
      rest -= step
    }
    return true
  }

  private mutating func fill() throws(GIFError) -> Bool {
    if position < end { return true }
    let count = piece.withUnsafeMutableBytes(source)
    guard count >= 0 else { throw .read(errno: Int32(-count)) }
    (position, end) = (0, count)
    return count > 0
  }
}
