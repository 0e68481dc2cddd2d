/// The size of a picture in whole pixels, both at least 1.
package struct PixelSize: Sendable, Hashable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  package var count: Int { width * height }
}
