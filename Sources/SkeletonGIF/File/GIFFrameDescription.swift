package import SkeletonGraphics

/// What a GIF says about one of its frames.
package struct GIFFrameDescription: Sendable, Hashable {
  package var rect: PixelRect
  /// Hundredths of a second, as written: viewers show 0 and 1 as 10.
  package var delay: Int
  /// 0 = unspecified, 1 = stays, 2 = its rectangle becomes clear, 3 = what was there returns.
  package var disposal: Int
  package var transparentIndex: Int?
  /// The entries of the frame's own table; nil = it uses the file's.
  package var localColorCount: Int?
  /// The colours that its visible pixels have, in the table's order.
  package var usedColors: [RGBA8]
}
