import SkeletonGraphics

/// How pixels with 8 bits of alpha are shown by a format with one.
struct GIFAlpha: Sendable {
  static let clear = RGBA8(red: 0, green: 0, blue: 0, alpha: 0)

  /// What translucent pixels are blended with; nil cuts them at half.
  let matte: RGBA?

  /// The opaque colour that stands for a pixel, or ``clear``.
  ///
  /// Without a matte a pixel shows its own colour from half its alpha on. With one, every pixel
  /// that is there at all is shown, blended, so that edges stay smooth on that background.
  func shown(_ color: RGBA8) -> RGBA8 {
    guard color.alpha < 255 else { return color }
    guard let matte else {
      guard color.alpha >= 128 else { return Self.clear }
      return RGBA8(red: color.red, green: color.green, blue: color.blue)
    }
    guard color.alpha > 0 else { return Self.clear }
    func unit(_ byte: UInt8) -> Double { Double(byte) / 255 }
    return RGBA8(
      RGBA(
        red: unit(color.red), green: unit(color.green), blue: unit(color.blue),
        alpha: unit(color.alpha)
      ).over(matte))
  }
}

extension RGBA8 {
  /// By red, green and blue: an order that does not depend on how colours were found.
  static func precedes(_ a: RGBA8, _ b: RGBA8) -> Bool {
    (a.red, a.green, a.blue, a.alpha) < (b.red, b.green, b.blue, b.alpha)
  }
}
