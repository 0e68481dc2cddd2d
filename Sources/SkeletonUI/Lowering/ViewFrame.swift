package import SkeletonGraphics

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
