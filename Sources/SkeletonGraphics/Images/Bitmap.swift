/// A decoded picture: straight R, G, B, A bytes in gamma-encoded sRGB, rows from the top.
///
/// Copies share their pixels.
package struct Bitmap: Sendable, Equatable {
  package let size: PixelSize
  /// Four bytes a pixel, rows without padding.
  package let pixels: [UInt8]

  /// - Precondition: `pixels` holds four bytes a pixel.
  package init(size: PixelSize, pixels: [UInt8]) {
    precondition(pixels.count == size.count * 4, "a bitmap has four bytes a pixel")
    self.size = size
    self.pixels = pixels
  }
}

extension Bitmap: Hashable {
  /// By the size and some of the pixels: pictures have millions.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    for i in stride(from: 0, to: pixels.count, by: max(1, pixels.count / 64)) {
      hasher.combine(pixels[i])
    }
  }
}
