package import SkeletonGraphics

/// What a view without children draws.
package protocol Leaf {
  /// The view's type, for listings.
  var name: String { get }
  /// The edges at which the view reaches out under safe areas that it touches.
  var ignoredSafeAreaEdges: Edge.Set { get }
  /// The nodes in pixels of the canvas; none for a view that only takes room.
  func nodes(in frame: ViewFrame) -> [Drawing.Node]
  /// What of the view cannot be drawn as it is asked for.
  func substitutions(in frame: ViewFrame) -> [Substitution]
}

extension Leaf {
  package var ignoredSafeAreaEdges: Edge.Set { [] }
  package func substitutions(in frame: ViewFrame) -> [Substitution] { [] }
}
