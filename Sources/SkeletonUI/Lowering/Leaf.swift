package import SkeletonGraphics

/// What a view without children draws.
package protocol Leaf {
  /// The view's type, for listings.
  var name: String { get }
  /// Whether the view reaches out under the safe areas it touches.
  var ignoresSafeArea: Bool { get }
  /// The nodes in pixels of the canvas; none for a view that only takes room.
  func nodes(in frame: ViewFrame) -> [Drawing.Node]
}

extension Leaf {
  package var ignoresSafeArea: Bool { false }
}
