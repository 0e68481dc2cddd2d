/// The notation that Matroska and WebM files are written in.
///
/// Source: RFC 8794.
enum EBML {
  private static let header = 0x1A45_DFA3
  private static let segment = 0x1853_8067

  /// Whether a file has all of what it says it holds; nil for a file in another notation.
  static func isComplete(_ file: borrowing MappedFile) -> Bool? {
    let start = file.array(0..<min(file.count, 4096))
    guard let name = number(start, at: 0, keepsMarker: true), name.value == header,
      let length = number(start, at: name.width, keepsMarker: false)
    else { return nil }
    let next = name.width + length.width + length.value
    guard let part = number(start, at: next, keepsMarker: true), part.value == segment,
      let size = number(start, at: next + part.width, keepsMarker: false)
    else { return false }
    // Written while it was made: it says nothing of its end.
    if size.value == 1 << (7 * size.width) - 1 { return true }
    return next + part.width + size.width + size.value <= file.count
  }

  /// A number whose width in bytes is told by the zeros before its first one, the marker.
  static func number(
    _ bytes: [UInt8], at offset: Int, keepsMarker: Bool
  ) -> (value: Int, width: Int)? {
    guard offset < bytes.count, bytes[offset] != 0 else { return nil }
    let width = bytes[offset].leadingZeroBitCount + 1
    guard offset + width <= bytes.count else { return nil }
    let marker = keepsMarker ? 0 : Int(1) << (7 * width)
    let value = bytes[offset..<offset + width].reduce(0) { $0 << 8 | Int($1) }
    return (value & ~marker, width)
  }
}
