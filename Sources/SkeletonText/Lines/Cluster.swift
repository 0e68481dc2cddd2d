/// The smallest piece of text that a line may end after: one character as a reader sees it, or
/// several that the font draws as one.
struct Cluster: Sendable, Hashable {
  enum Break: Sendable, Hashable {
    case none
    case allowed
    /// The cluster is a line separator itself, and takes no room.
    case mandatory
  }

  /// Points along the line, tracking included.
  var advance: Double
  /// The index into ``Paragraph/runs``.
  var run: Int
  var fontSize: Double
  /// Whether it takes no room at the end of a line that wraps.
  var isSpace: Bool
  var breakAfter: Break
}
