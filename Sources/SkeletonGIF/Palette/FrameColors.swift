import SkeletonGraphics

/// The table of one frame, found from its pixels: entry 0 is transparent, the others come as drawn.
struct FrameColors {
  private(set) var table = ColorTable(colors: [GIFAlpha.clear], transparentIndex: 0)
  private let alpha: GIFAlpha
  private var indices: [UInt32: UInt8] = [:]
  private var last: (pixel: UInt32, index: UInt8)?

  init(alpha: GIFAlpha) { self.alpha = alpha }

  /// The index of a pixel's four bytes, R first in memory, which the table gains if it is new; nil
  /// if the table is full.
  mutating func index(_ pixel: UInt32) -> UInt8? {
    if let last, last.pixel == pixel { return last.index }
    guard let index = indices[pixel] ?? add(pixel) else { return nil }
    last = (pixel, index)
    return index
  }

  private mutating func add(_ pixel: UInt32) -> UInt8? {
    let color = alpha.apply(RGBA8(bytes: pixel))
    guard let place = table.colors.firstIndex(of: color) else {
      guard table.colors.count < 256 else { return nil }
      table.colors.append(color)
      indices[pixel] = UInt8(table.colors.count - 1)
      return indices[pixel]
    }
    indices[pixel] = UInt8(place)
    return indices[pixel]
  }
}
