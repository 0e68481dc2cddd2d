/// How the lines of a text are aligned to each other.
public enum TextAlignment: Sendable, Hashable, CaseIterable {
  case leading
  case center
  case trailing
}
