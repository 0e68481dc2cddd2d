/// A side of a rectangle; leading is where lines start.
public enum Edge: Int8, Sendable, Hashable, CaseIterable {
  /// The upper side.
  case top
  /// The side where lines start: left, or right where the layout runs from right to left.
  case leading
  /// The lower side.
  case bottom
  /// The side where lines end.
  case trailing

  /// Some of the sides.
  public struct Set: OptionSet, Sendable, Hashable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Takes a single side.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The upper side.
    public static let top = Set(.top)
    /// The side where lines start.
    public static let leading = Set(.leading)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// The side where lines end.
    public static let trailing = Set(.trailing)
    /// Both sides of lines: leading and trailing.
    public static let horizontal: Set = [.leading, .trailing]
    /// Both other sides: top and bottom.
    public static let vertical: Set = [.top, .bottom]
    /// All four sides.
    public static let all: Set = [.horizontal, .vertical]
  }
}
