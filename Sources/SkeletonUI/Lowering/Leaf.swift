package import SkeletonGraphics

/// What a view without children draws.
package protocol Leaf {
  /// The view's type, for listings.
  var name: String { get }
  /// The edges at which the view reaches out under safe areas that it touches.
  var ignoredSafeAreaEdges: Edge.Set { get }
  /// The nodes in pixels of the canvas; none for a view that only takes room.
  func nodes(in frame: ViewFrame) -> [Drawing.Node]
}

extension Leaf {
  package var ignoredSafeAreaEdges: Edge.Set { [] }
}
