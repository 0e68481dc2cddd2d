/// The outline of a rounded corner.
public enum RoundedCornerStyle: Sendable, Hashable {
  /// A quarter circle.
  case circular
  /// Curvature that sets in gradually.
  case continuous
}
