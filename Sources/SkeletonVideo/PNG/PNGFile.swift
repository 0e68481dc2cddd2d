import SkeletonTimeline

/// What the chunks of a PNG or APNG file say beside the pictures.
struct PNGFile {
  /// Plays of an animation, 0 = for ever; nil for a still.
  private(set) var loop: Int?
  /// Whether the last chunk is there.
  private(set) var isComplete = false
  /// How long each picture of an animation is shown, in seconds.
  private(set) var delays: [Rational] = []
  /// Where EXIF data begins.
  private(set) var exif: Int?
  /// Texts by keyword.
  private(set) var texts: [String: String] = [:]

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Nil when the file does not begin like a PNG.
  init?(_ file: borrowing MappedFile) {
    guard file.count >= 8, file.array(0..<8) == Self.signature else { return nil }
    var start = 8
    while let length = file.bigEndian(at: start, count: 4),
      let type = file.text(at: start + 4, count: 4), length <= file.count - start - 12
    {
      let content = start + 8..<start + 8 + length
      switch type {
      case "acTL": loop = file.bigEndian(at: content.lowerBound + 4, count: 4)
      case "IEND": isComplete = true
      case "eXIf": exif = content.lowerBound
      case "fcTL": addDelay(file, content.lowerBound)
      case "iTXt": addText(file.array(content))
      default: break
      }
      start = content.upperBound + 4
    }
  }

  /// Two numbers of 16 bits at offset 20 are numerator and denominator; 0 below means 100.
  private mutating func addDelay(_ file: borrowing MappedFile, _ start: Int) {
    guard let above = file.bigEndian(at: start + 20, count: 2),
      let below = file.bigEndian(at: start + 22, count: 2)
    else { return }
    delays.append(Rational(above, below == 0 ? 100 : below))
  }

  /// Keyword, 0, two compression bytes, language, 0, translated keyword, 0, text.
  private mutating func addText(_ content: [UInt8]) {
    let parts = content.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count > 2, parts[1].first == 0 else { return }
    let rest = parts[1].dropFirst(2)
      .split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
    guard rest.count == 3 else { return }
    texts[String(decoding: parts[0], as: UTF8.self)] = String(decoding: rest[2], as: UTF8.self)
  }
}
