/// A direction of a plane.
public enum Axis: Int8, Sendable, Hashable, CaseIterable {
  /// From side to side.
  case horizontal
  /// From top to bottom.
  case vertical

  /// One axis, both or none.
  public struct Set: OptionSet, Sendable, Hashable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The axis from side to side.
    public static let horizontal = Set(rawValue: 1)
    /// The axis from top to bottom.
    public static let vertical = Set(rawValue: 2)
  }

  package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
