/// A file's text, for finding lines and columns in it.
struct SourceText: Sendable {
  let fileName: String
  let text: String

  /// Longer lines are shown in part.
  private static let widestExcerpt = 160

  /// An error or warning at an offset in UTF-8 units.
  func diagnostic(at offset: Int, _ message: String) -> NotationError {
    let bytes = Array(text.utf8)
    let offset = min(max(offset, 0), bytes.count)
    let before = bytes[..<offset]
    let start = (before.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    let end = bytes[offset...].firstIndex { $0 == 10 || $0 == 13 } ?? bytes.count
    let line = before.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    let (excerpt, caret) = Self.excerpt(
      String(decoding: bytes[start..<max(start, end)], as: UTF8.self),
      at: String(decoding: bytes[start..<offset], as: UTF8.self).count)
    return NotationError(
      fileName: fileName, line: line, column: offset - start + 1, message: message,
      sourceLine: excerpt, caretLine: caret)
  }

  /// The line, clipped around the column when long, and a line with a caret below the column.
  private static func excerpt(_ line: String, at column: Int) -> (String, String) {
    let characters = Array(line)
    let start = characters.count > widestExcerpt ? max(0, column - widestExcerpt / 2) : 0
    let shown = characters[min(start, characters.count)...].prefix(widestExcerpt)
    let lead = shown.prefix(column - start).map { $0 == "\t" ? "\t" : " " as Character }
    return (String(shown), String(lead) + "^")
  }
}
