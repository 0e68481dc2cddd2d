/// The boxes of an MP4 or MOV file, as far as players' start-up depends on them.
struct ISOBoxes: Equatable {
  /// Whether the index (`moov`) comes before the pictures (`mdat`), so that a player can start
  /// before it has the whole file.
  var indexFirst: Bool
  /// Whether any track has an edit list.
  var hasEditList: Bool

  /// Nil when the file holds no boxes.
  init?(_ file: borrowing MappedFile) {
    let top = Self.walk(file, 0..<file.count)
    guard let index = top.firstIndex(where: { $0.type == "moov" }) else { return nil }
    let pictures = top.firstIndex { $0.type == "mdat" }
    indexFirst = pictures.map { index < $0 } ?? true
    hasEditList = false
    for track in Self.walk(file, top[index].content) where track.type == "trak" {
      for box in Self.walk(file, track.content) where box.type == "edts" {
        hasEditList = hasEditList || Self.walk(file, box.content).contains { $0.type == "elst" }
      }
    }
  }

  private struct Box {
    var type: String
    var content: Range<Int>
  }

  /// The boxes side by side in a range; stops at the first that does not fit.
  private static func walk(_ file: borrowing MappedFile, _ range: Range<Int>) -> [Box] {
    var boxes: [Box] = []
    var start = range.lowerBound
    while let short = file.bigEndian(at: start, count: 4),
      let type = file.text(at: start + 4, count: 4)
    {
      // 1: the length follows in 64 bits; 0: to the end of the file.
      let header = short == 1 ? 16 : 8
      let long = short == 1 ? file.bigEndian(at: start + 8, count: 8) : nil
      let length = short == 0 ? range.upperBound - start : long ?? short
      guard length >= header, length <= range.upperBound - start else { break }
      boxes.append(Box(type: type, content: start + header..<start + length))
      start += length
      if start >= range.upperBound { break }
    }
    return boxes
  }
}
