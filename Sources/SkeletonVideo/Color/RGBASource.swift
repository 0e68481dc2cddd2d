import SkeletonGraphics

/// A picture of RGBA pixels, to be written in the sample formats that encoders take.
///
/// Here and not in the rasterizer because only formats with alpha or full chroma, which are
/// written by encoders far slower than this, start from RGBA; 4:2:0 video is drawn into planes.
struct RGBASource {
  let base: UnsafePointer<UInt8>
  let size: PixelSize
  let alphaMode: AlphaMode

  func row(_ y: Int) -> UnsafePointer<UInt8> { base + y * size.width * 4 }

  /// Leaves alpha out.
  func writeRGB(_ plane: Plane) {
    for y in 0..<size.height {
      let (source, target) = (row(y), plane.row(y))
      for x in 0..<size.width {
        target[3 * x] = source[4 * x]
        target[3 * x + 1] = source[4 * x + 1]
        target[3 * x + 2] = source[4 * x + 2]
      }
    }
  }

  func writeRGBA(_ plane: Plane) {
    for y in 0..<size.height { plane.row(y).update(from: row(y), count: size.width * 4) }
  }

  func writeBGRA(_ plane: Plane) {
    for y in 0..<size.height {
      let (source, target) = (row(y), plane.row(y))
      for x in 0..<size.width {
        target[4 * x] = source[4 * x + 2]
        target[4 * x + 1] = source[4 * x + 1]
        target[4 * x + 2] = source[4 * x]
        target[4 * x + 3] = source[4 * x + 3]
      }
    }
  }
}
