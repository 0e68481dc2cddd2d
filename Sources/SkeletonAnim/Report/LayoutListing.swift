import SkeletonGraphics
import SkeletonUI

/// Where the views of a scene stand, in points from the canvas's top left.
package struct LayoutListing: Sendable {
  package struct View: Sendable {
    /// The view's type.
    package let view: String
    package let path: String
    package let id: String?
    /// x, y, width and height as laid out.
    package let frame: [Double]
    /// The same with the edges on the pixel grid.
    package let drawn: [Double]
  }

  package let canvasWidth: Double
  package let canvasHeight: Double
  package let contentWidth: Double
  package let contentHeight: Double
  /// Leaves, and views with an id, in drawing order.
  package let views: [View]

  init(_ scene: LaidOutScene) {
    func numbers(_ rect: Rect) -> [Double] { [rect.minX, rect.minY, rect.width, rect.height] }
    canvasWidth = scene.canvas.width
    canvasHeight = scene.canvas.height
    contentWidth = scene.contentSize.width
    contentHeight = scene.contentSize.height
    views = scene.views.map {
      View(
        view: $0.view, path: "\($0.path)", id: $0.id, frame: numbers($0.frame),
        drawn: numbers($0.drawn))
    }
  }
}
