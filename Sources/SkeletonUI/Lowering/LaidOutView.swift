package import SkeletonGraphics

/// One line of a layout listing.
package struct LaidOutView: Sendable, Hashable {
  /// The view's type, or the modifier's name.
  package var view: String
  package var path: ViewPath
  /// What `.id` called it.
  package var id: String?
  /// In points from the canvas's top left, as laid out.
  package var frame: Rect
  /// The same with its edges on the pixel grid.
  package var drawn: Rect
}
