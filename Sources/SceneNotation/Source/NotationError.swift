/// What is wrong with a scene's source, and where.
package struct NotationError: Error, Sendable, Hashable {
  package var fileName: String
  /// From 1.
  package var line: Int
  /// From 1, in UTF-8 units, as compilers count.
  package var column: Int
  package var message: String
  /// The line, clipped when very long.
  package var sourceLine: String
  /// A caret below the column.
  package var caretLine: String

  /// The place and the message on one line.
  package var headline: String { "\(fileName):\(line):\(column): \(message)" }

  /// Two lines of source below a compiler's headline.
  package func text(severity: String) -> String {
    "\(fileName):\(line):\(column): \(severity): \(message)\n\(sourceLine)\n\(caretLine)"
  }
}

extension NotationError: CustomStringConvertible {
  package var description: String { text(severity: "error") }
}
