/// The length that a WebM file states, a floating-point number of milliseconds.
///
/// libavformat counts whole milliseconds, so that 45 frames at 30000/1001 fps would last 1.502 s
/// and not 1.5015 s.
enum WebMDuration {
  private static let segment = 0x1853_8067
  private static let information = 0x1549_A966
  private static let duration = 0x4489

  /// Overwrites the number in place.
  ///
  /// - Throws: `malformed` when the file states no length in 8 bytes.
  static func set(
    milliseconds: Double, in bytes: inout [UInt8], path: String
  ) throws(VideoError) {
    guard let segment = find(segment, in: bytes, 0..<bytes.count),
      let information = find(information, in: bytes, segment),
      let duration = find(duration, in: bytes, information), duration.count == 8
    else { throw .malformed(path: path, reason: "it states no duration") }
    for i in 0..<8 {
      bytes[duration.lowerBound + i] = UInt8(
        truncatingIfNeeded: milliseconds.bitPattern >> (56 - 8 * i))
    }
  }

  /// The content of the first element with the identifier, among those side by side in a range.
  private static func find(_ identifier: Int, in bytes: [UInt8], _ range: Range<Int>) -> Range<Int>?
  {
    var start = range.lowerBound
    while start < range.upperBound, let name = number(bytes, at: start, keepsMarker: true),
      let length = number(bytes, at: start + name.width, keepsMarker: false)
    {
      let content = start + name.width + length.width
      // All ones mean "unknown": to the end of what holds it.
      let isUnknown = length.value == 1 << (7 * length.width) - 1
      let end = isUnknown ? range.upperBound : content + length.value
      guard end <= range.upperBound else { return nil }
      if name.value == identifier { return content..<end }
      start = end
    }
    return nil
  }

  /// A number whose width in bytes is told by the zeros before its first one, the marker.
  private static func number(
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
