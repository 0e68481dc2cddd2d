/// A picture as limited-range luma and 2×2-subsampled chroma planes, rows without padding.
///
/// Samples are 8 bits in the low byte, or 10 bits, as `depth` says; they are kept as bytes, little
/// endian, which is what encoders take.
package struct YUV420Frame: Sendable {
  /// Even in both directions.
  package let size: PixelSize
  /// Bits a sample: 8 or 10.
  package let depth: Int
  package var y: [UInt8]
  package var u: [UInt8]
  package var v: [UInt8]

  /// All samples 0: memory to draw into.
  package init(size: PixelSize, depth: Int = 8) {
    precondition(size.width % 2 == 0 && size.height % 2 == 0, "4:2:0 needs even sizes")
    precondition(depth == 8 || depth == 10, "8 or 10 bits a sample")
    self.size = size
    self.depth = depth
    let bytes = depth > 8 ? 2 : 1
    y = [UInt8](repeating: 0, count: size.count * bytes)
    u = [UInt8](repeating: 0, count: size.count / 4 * bytes)
    v = u
  }
}
