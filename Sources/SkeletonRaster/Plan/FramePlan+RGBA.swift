import SkeletonGraphics

extension FramePlan {
  /// Draws one frame as R, G, B, A bytes with straight alpha, rows without padding.
  ///
  /// - Precondition: `pixels` holds four bytes a pixel.
  /// - Complexity: rows that look alike are computed once and copied.
  package func drawRGBA(_ state: FrameState, into pixels: inout [UInt8]) {
    precondition(pixels.count == size.count * 4, "an RGBA frame has four bytes a pixel")
    let painter = RowPainter(self, state)
    let width = size.width
    pixels.withUnsafeMutableBytes { bytes in
      bytes.withMemoryRebound(to: UInt32.self) { frame in
        guard let first = frame.baseAddress else { return }
        for y in 0..<size.height {
          let row = first + y * width
          let source = Int(copySource[y])
          if source == y {
            painter.paint(y, into: row)
          } else {
            row.update(from: first + source * width, count: width)
          }
        }
      }
    }
  }
}
