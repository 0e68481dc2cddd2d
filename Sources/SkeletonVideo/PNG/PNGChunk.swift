/// A piece of a PNG file: length, four letters, content, checksum.
struct PNGChunk: Equatable {
  var type: String
  var content: [UInt8]

  /// Where the signature (8 bytes) and the header chunk (25) end.
  static let endOfHeader = 33

  /// The keyword that PNG has for a title.
  static let titleKey = "Title"
  /// The keyword that PNG has for a description.
  static let altKey = "Description"

  /// The chunks that hold what is given.
  static func texts(title: String?, alt: String?) -> [PNGChunk] {
    [(titleKey, title), (altKey, alt)].compactMap { key, value in
      value.map { internationalText(key: key, value: $0) }
    }
  }

  /// A text with its keyword, uncompressed, in no particular language.
  static func internationalText(key: String, value: String) -> PNGChunk {
    let flags: [UInt8] = [0, 0, 0, 0, 0]
    return PNGChunk(type: "iTXt", content: Array(key.utf8) + flags + Array(value.utf8))
  }

  var bytes: [UInt8] {
    let body = Array(type.utf8) + content
    return bigEndian(UInt32(content.count)) + body + bigEndian(CRC32.checksum(of: body))
  }

  private func bigEndian(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
  }
}
