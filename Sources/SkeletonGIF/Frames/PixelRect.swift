package import SkeletonGraphics

/// A rectangle of whole pixels, from the canvas's top left.
package struct PixelRect: Sendable, Hashable {
  package var x: Int
  package var y: Int
  /// Both sides are at least 1.
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The whole of a canvas.
  package init(_ size: PixelSize) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  package var count: Int { width * height }

  package func isInside(_ size: PixelSize) -> Bool {
    x >= 0 && y >= 0 && width >= 1 && height >= 1
      && x <= size.width - width && y <= size.height - height
  }
}
