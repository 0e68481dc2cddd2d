/// What the interpretation of a source may take; text from anywhere must not run without end.
package struct NotationLimits: Sendable, Hashable {
  /// Of the source, in bytes.
  package var sourceBytes = 2_000_000
  /// Of brackets and chained members within each other.
  package var nesting = 1_000
  /// Of the parser's look-ahead over square brackets, which costs 2 to the depth of each.
  package var lookAhead = 50_000
  /// Of `#if` in the source.
  package var conditions = 200
  /// Of `#` in the source.
  package var hashes = 2_000
  /// Of expressions and statements evaluated for one picture.
  package var steps = 4_000_000
  /// Of calls and expressions under evaluation at a time.
  package var depth = 3_000
  /// Of the file's own views within each other.
  package var viewDepth = 500
  /// Of views made for one picture.
  package var views = 100_000
  /// Of the characters of one string.
  package var stringLength = 200_000
  /// Of the elements of one array.
  package var elements = 100_000

  package init() {}
}
