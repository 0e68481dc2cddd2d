/// Premultiplied colour to the four bytes of a finished pixel, R in the lowest.
///
/// Straight components are first put on a grid of 1/1024 of an 8-bit level, then rounded. The grid
/// costs at most 0.0005 of a level. On it the pixels of a gradient share materials, where each
/// would have its own; and as all pixels go over it, one that rests under a shimmer looks exactly
/// like one without.
enum PixelPacking {
  /// Grid steps in a level.
  static let unit = 1024.0

  /// Added before rounding to nearest, so that halves go up and float noise does not send exact
  /// halves down; in levels. Far below half a grid step, so it changes nothing else.
  static let tieBias = 1.0 / 16384

  /// Straight components in grid steps.
  ///
  /// Rounds by adding 1.5·2⁵², as conversions of vectors are not vectors in Swift.
  /// - Precondition: alpha is not 0.
  static func grid(_ premultiplied: SIMD4<Double>, alpha: Double) -> SIMD4<Int32> {
    var straight = premultiplied * (1 / alpha)
    straight.w = premultiplied.w
    let steps = straight * (255 * unit) + 6_755_399_441_055_744
    return SIMD4<Int32>(truncatingIfNeeded: unsafeBitCast(steps, to: SIMD4<Int64>.self))
  }

  /// Straight 8-bit components, rounded half up; alpha 0 makes all of them 0.
  static func pixel(_ premultiplied: SIMD4<Double>) -> UInt32 {
    guard premultiplied.w > 1e-6 else { return 0 }
    let half = Int32(unit) / 2
    let levels = ((grid(premultiplied, alpha: premultiplied.w) &+ half) &>> 10)
      .clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
    guard levels.w > 0 else { return 0 }
    let bits = SIMD4<UInt32>(truncatingIfNeeded: levels)
    return bits.x | bits.y << 8 | bits.z << 16 | bits.w << 24
  }
  /// The premultiplied colour of a finished pixel.
  static func color(_ pixel: UInt32) -> SIMD4<Double> {
    let bytes = SIMD4(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
    return (SIMD4<Double>(bytes) * (1 / 255)).premultiplied
  }
}
