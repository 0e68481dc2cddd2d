/// The length that a WebM file states: a floating-point number of milliseconds for the whole, and
/// a text for the stream.
///
/// libavformat counts whole milliseconds, so that 45 frames at 30000/1001 fps would last 1.502 s
/// and not 1.5015 s.
enum WebMDuration {
  private static let segment = 0x1853_8067
  private static let information = 0x1549_A966
  private static let duration = 0x4489
  private static let tags = 0x1254_C367

  /// Overwrites number and text in place.
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
    if let tags = find(tags, in: bytes, segment) {
      setText(milliseconds: milliseconds, in: &bytes, tags)
    }
  }

  /// The tag's name is followed by the head of a text of 20 bytes, `00:00:01.501500000` and two
  /// zeros.
  private static func setText(
    milliseconds: Double, in bytes: inout [UInt8], _ range: Range<Int>
  ) {
    let head = Array("DURATION".utf8) + [0x44, 0x87, 0x94]
    guard let found = bytes[range].firstRange(of: head), found.upperBound + 18 <= range.upperBound
    else { return }
    let nanoseconds = Int((milliseconds * 1_000_000).rounded())
    let seconds = nanoseconds / 1_000_000_000
    func padded(_ value: Int, _ width: Int) -> String {
      let digits = String(value)
      return String(repeating: "0", count: max(width - digits.count, 0)) + digits
    }
    let text =
      "\(padded(seconds / 3600, 2)):\(padded(seconds / 60 % 60, 2)):\(padded(seconds % 60, 2))"
      + ".\(padded(nanoseconds % 1_000_000_000, 9))"
    guard text.utf8.count == 18 else { return }
    bytes.replaceSubrange(found.upperBound..<found.upperBound + 18, with: text.utf8)
  }

  /// The content of the first element with the identifier, among those side by side in a range.
  private static func find(_ identifier: Int, in bytes: [UInt8], _ range: Range<Int>) -> Range<Int>?
  {
    var start = range.lowerBound
    while start < range.upperBound, let name = EBML.number(bytes, at: start, keepsMarker: true),
      let length = EBML.number(bytes, at: start + name.width, keepsMarker: false)
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
}
