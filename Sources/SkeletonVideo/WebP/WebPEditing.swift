import SkeletonGraphics

/// A WebP file in memory whose chunks can be changed.
struct WebPEditing {
  private struct Chunk {
    var type: [UInt8]
    var content: [UInt8]
  }

  private var chunks: [Chunk] = []

  private static let hasAlpha: UInt8 = 0x10
  private static let hasMetadata: UInt8 = 0x04
  private static let isAnimation: UInt8 = 0x02
  /// Of a picture of an animation: it is not blended with what is there.
  private static let replaces: UInt8 = 0x02

  /// - Throws: `malformed`.
  init(_ bytes: [UInt8], path: String) throws(VideoError) {
    guard bytes.starts(with: Array("RIFF".utf8)), bytes.count > 12 else {
      throw .malformed(path: path, reason: "it is no WebP file")
    }
    var start = 12
    while start + 8 <= bytes.count {
      let length = Self.number(bytes[start + 4..<start + 8])
      guard start + 8 + length <= bytes.count else {
        throw .malformed(path: path, reason: "it ends inside a chunk")
      }
      chunks.append(
        Chunk(
          type: Array(bytes[start..<start + 4]),
          content: Array(bytes[start + 8..<start + 8 + length])))
      start += 8 + length + length % 2
    }
  }

  /// Makes a still an animation of one picture: libwebp writes one when all pictures are equal,
  /// and it would last no time.
  ///
  /// - Parameter loop: plays, 0 = for ever.
  mutating func animate(size: PixelSize, loop: Int) {
    guard !chunks.contains(where: { $0.type == Array("ANMF".utf8) }) else { return }
    makeExtended(size: size)
    let header = chunks.removeFirst()
    // Everything else of a still is its picture: what goes into a frame at 0, 0 without an end yet,
    // which replaces what is there.
    let place =
      [0, 0, 0, 0, 0, 0] + Self.bytes(size.width - 1, 3) + Self.bytes(size.height - 1, 3)
      + [0, 0, 0, Self.replaces]
    let picture = Chunk(
      type: Array("ANMF".utf8), content: place + chunks.flatMap(Self.bytes(of:)))
    let control = Chunk(
      type: Array("ANIM".utf8), content: [0, 0, 0, 0] + Self.bytes(loop, 2))
    chunks = [header, control, picture]
    chunks[0].content[0] |= Self.isAnimation
  }

  /// Makes the pictures of an animation last this long together, by the length of the last one.
  ///
  /// libwebp is never told when the last picture ends, and takes an average. A still stays one.
  mutating func setTotalDuration(milliseconds: Int) {
    let pictures = chunks.indices.filter { chunks[$0].type == Array("ANMF".utf8) }
    guard let last = pictures.last else { return }
    let before = pictures.dropLast().reduce(0) {
      $0 + Self.number(chunks[$1].content[12..<15])
    }
    chunks[last].content.replaceSubrange(12..<15, with: Self.bytes(milliseconds - before, 3))
  }

  /// Adds an XMP packet; a still without an extended header gets one.
  mutating func addMetadata(_ packet: String, size: PixelSize) {
    makeExtended(size: size)
    chunks[0].content[0] |= Self.hasMetadata
    chunks.append(Chunk(type: Array("XMP ".utf8), content: Array(packet.utf8)))
  }

  /// Gives a still the extended header that says what else the file holds.
  private mutating func makeExtended(size: PixelSize) {
    guard chunks[0].type != Array("VP8X".utf8) else { return }
    // A lossless picture says itself, in bit 4 of its fifth byte, whether it has alpha.
    let isTranslucent = chunks[0].type == Array("VP8L".utf8) && chunks[0].content[4] & 0x10 != 0
    let header =
      [isTranslucent ? Self.hasAlpha : 0, 0, 0, 0]
      + Self.bytes(size.width - 1, 3) + Self.bytes(size.height - 1, 3)
    chunks.insert(Chunk(type: Array("VP8X".utf8), content: header), at: 0)
  }

  /// A file of its own around the chunks of one picture of an animation.
  static func still(_ chunks: [UInt8], size: PixelSize) -> [UInt8] {
    let header =
      [hasAlpha, 0, 0, 0] + bytes(size.width - 1, 3) + bytes(size.height - 1, 3)
    // Lossy pictures keep alpha in a chunk beside them, which needs the extended header; lossless
    // ones do without both.
    let isExtended = chunks.starts(with: Array("ALPH".utf8))
    let prefix = isExtended ? Array("VP8X".utf8) + bytes(header.count, 4) + header : []
    let body = Array("WEBP".utf8) + prefix + chunks
    return Array("RIFF".utf8) + bytes(body.count, 4) + body
  }

  var bytes: [UInt8] {
    var body = Array("WEBP".utf8)
    for chunk in chunks { body += Self.bytes(of: chunk) }
    return Array("RIFF".utf8) + Self.bytes(body.count, 4) + body
  }

  private static func bytes(of chunk: Chunk) -> [UInt8] {
    let padding = [UInt8](repeating: 0, count: chunk.content.count % 2)
    return chunk.type + bytes(chunk.content.count, 4) + chunk.content + padding
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private static func bytes(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
