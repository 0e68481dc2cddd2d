/// Which side lines start from.
public enum LayoutDirection: Sendable, Hashable, CaseIterable {
  case leftToRight
  case rightToLeft
}
