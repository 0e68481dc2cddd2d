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

/// Changes how what a view draws is composited.
package protocol DrawingEffect {
  /// `content` draws the view, once.
  func nodes(
    around content: () -> [Drawing.Node], in frame: ViewFrame, of lowering: SceneLowering
  ) -> [Drawing.Node]
}

/// Where a laid-out view is on the canvas.
package struct ViewFrame: Sendable, Hashable {
  /// In points, as laid out.
  package let layout: Rect
  package let grid: PixelGrid
  /// What the view was offered when it was placed.
  package let proposal: Proposal
  package let isRightToLeft: Bool

  /// In points, each edge on the pixel grid.
  package var drawn: Rect { grid.rounded(layout) }
  /// The same in pixels: whole numbers.
  package var pixels: Rect { grid.pixels(layout) }
}
