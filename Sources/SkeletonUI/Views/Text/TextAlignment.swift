/// How the lines of a text are aligned to each other.
public enum TextAlignment: Sendable, Hashable, CaseIterable {
  /// Lines start together: at the left, or at the right where the layout runs from right to left.
  case leading
  /// The middles of lines lie below each other.
  case center
  /// Lines end together.
  case trailing
}
