import CLibAV
package import SkeletonGraphics

extension YUV420Frame {
  /// The picture as a player shows it: opaque RGBA, by the inverse of BT.709 limited range, chroma
  /// repeated.
  package func rgba() -> [UInt8] {
    let decoding = YCbCrDecoding(
      matrix: AVCOL_SPC_BT709, range: AVCOL_RANGE_MPEG, depth: depth, height: size.height)
    var pixels = [UInt8](repeating: 255, count: size.count * 4)
    for row in 0..<size.height {
      for column in 0..<size.width {
        let chroma = row / 2 * (size.width / 2) + column / 2
        let (red, green, blue) = decoding.rgb(
          sample(y, row * size.width + column), sample(u, chroma), sample(v, chroma))
        let target = 4 * (row * size.width + column)
        (pixels[target], pixels[target + 1], pixels[target + 2]) = (red, green, blue)
      }
    }
    return pixels
  }

  private func sample(_ plane: [UInt8], _ index: Int) -> UInt16 {
    guard depth > 8 else { return UInt16(plane[index]) }
    return UInt16(plane[2 * index]) | UInt16(plane[2 * index + 1]) << 8
  }
}
