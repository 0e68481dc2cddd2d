import SkeletonGraphics

/// What stands for each drawn colour of a frame that has more than a GIF's table holds.
package struct ShownColors: Sendable {
  /// Of shown colours against drawn ones.
  package let error: GIFPalette.ColorError
  /// By the four bytes of a drawn pixel as they lie in memory.
  private let shown: [UInt32: UInt32]

  package init(_ palette: GIFPalette) {
    error = palette.error
    let colors = palette.table.colors
    shown = Dictionary(
      uniqueKeysWithValues: palette.entries.map { ($0.color.bytes, colors[Int($0.index)].bytes) })
  }

  /// Gives every pixel of R, G, B and straight alpha bytes the colour that stands for its own.
  ///
  /// - Precondition: every colour is one of those that the palette was made for.
  package func apply(to pixels: inout [UInt8]) {
    pixels.withUnsafeMutableBytes { bytes in
      var (last, result) = (UInt32(0), shown[0] ?? 0)
      for offset in stride(from: 0, to: bytes.count, by: 4) {
        let pixel = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        if pixel != last {
          guard let known = shown[pixel] else {
            preconditionFailure("a frame has the colours that its palette was made for")
          }
          (last, result) = (pixel, known)
        }
        bytes.storeBytes(of: result, toByteOffset: offset, as: UInt32.self)
      }
    }
  }
}
