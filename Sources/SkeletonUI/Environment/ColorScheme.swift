/// Light or dark surroundings.
public enum ColorScheme: Sendable, Hashable, CaseIterable {
  /// Dark on light, the default.
  case light
  /// Light on dark.
  case dark
}
