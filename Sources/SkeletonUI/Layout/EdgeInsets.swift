public import Foundation

/// Distances inwards from the sides of a rectangle, in points; negative ones go outwards.
public struct EdgeInsets: Sendable, Hashable {
  /// From the upper side down.
  public var top: CGFloat
  /// From the side where lines start.
  public var leading: CGFloat
  /// From the lower side up.
  public var bottom: CGFloat
  /// From the side where lines end.
  public var trailing: CGFloat

  /// Gives each side its distance; those left out are 0.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same distance at some of the sides.
  package init(_ edges: Edge.Set, _ length: CGFloat) {
    func inset(_ edge: Edge.Set) -> CGFloat { edges.contains(edge) ? length : 0 }
    self.init(
      top: inset(.top), leading: inset(.leading), bottom: inset(.bottom),
      trailing: inset(.trailing))
  }
}
