/// Premultiplied colour to the four bytes of a finished pixel, R in the lowest.
enum PixelPacking {
  /// Added before rounding to nearest, so that halves go up and float noise does not send exact
  /// halves down; in levels.
  static let tieBias = 1.0 / 16384

  /// Straight 8-bit components, rounded half up; alpha 0 makes all of them 0.
  static func pixel(_ premultiplied: SIMD4<Double>) -> UInt32 {
    let alpha = premultiplied.w
    guard alpha * 255 + tieBias >= 0.5 else { return 0 }
    var straight = premultiplied / alpha
    straight.w = alpha
    let levels = (straight * 255 + (0.5 + tieBias)).rounded(.down)
      .clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
    return UInt32(levels.x) | UInt32(levels.y) << 8 | UInt32(levels.z) << 16
      | UInt32(levels.w) << 24
  }
}
