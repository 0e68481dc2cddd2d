internal import Foundation
package import SkeletonGraphics

/// Where the outline of a shape is made.
package struct ShapeFrame: Sendable, Hashable {
  /// In pixels.
  package var rect: Rect
  /// Pixels a point.
  package var scale: Double
  package var isRightToLeft: Bool

  /// A view's frame, on whole pixels.
  package init(_ frame: ViewFrame) {
    rect = frame.pixels
    scale = frame.grid.scale
    isRightToLeft = frame.isRightToLeft
  }

  /// A rectangle of points, each of which counts as a pixel.
  init(_ rect: CGRect) {
    self.rect = Rect(rect)
    scale = 1
    isRightToLeft = false
  }

  /// Smaller by a length in points on each side.
  func inset(by amount: CGFloat) -> Rect {
    rect.inset(by: (amount.usable ?? 0) * scale)
  }
}
