/// Light or dark surroundings.
public enum ColorScheme: Sendable, Hashable, CaseIterable {
  case light
  case dark
}
