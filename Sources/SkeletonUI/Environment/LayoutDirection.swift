/// Which side lines of views and text start from: leading is that side.
public enum LayoutDirection: Sendable, Hashable, CaseIterable {
  /// Leading is at the left, the default.
  case leftToRight
  /// Leading is at the right: stacks, alignments, paddings and the shimmer's sweep change sides;
  /// offsets, unit points and pictures do not.
  case rightToLeft
}
