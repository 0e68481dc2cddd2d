package import SkeletonGraphics

/// How colours with 256 levels of alpha become a GIF's: opaque or clear.
package struct GIFAlpha: Sendable, Hashable {
  /// What translucent colours are blended with; its alpha does not matter. nil = a colour is opaque
  /// as it is, or clear, whichever is nearer.
  package var matte: RGBA8?

  package init(matte: RGBA8? = nil) { self.matte = matte }

  /// What is clear in a GIF.
  package static let clear = RGBA8(red: 0, green: 0, blue: 0, alpha: 0)

  /// The colour with an alpha of 255, or `clear`.
  ///
  /// With a matte only what is wholly clear stays so. Blends are rounded half up.
  package func apply(_ color: RGBA8) -> RGBA8 {
    guard let matte else {
      guard color.alpha >= 128 else { return Self.clear }
      return RGBA8(red: color.red, green: color.green, blue: color.blue)
    }
    guard color.alpha > 0 else { return Self.clear }
    let alpha = Int(color.alpha)
    func blend(_ over: UInt8, _ under: UInt8) -> UInt8 {
      UInt8((Int(over) * alpha + Int(under) * (255 - alpha) + 127) / 255)
    }
    return RGBA8(
      red: blend(color.red, matte.red), green: blend(color.green, matte.green),
      blue: blend(color.blue, matte.blue))
  }

  /// The same for each pixel of R, G, B and straight alpha bytes.
  package func apply(to pixels: inout [UInt8]) {
    for start in stride(from: 0, to: pixels.count, by: 4) where pixels[start + 3] < 255 {
      let color = apply(
        RGBA8(
          red: pixels[start], green: pixels[start + 1], blue: pixels[start + 2],
          alpha: pixels[start + 3]))
      (pixels[start], pixels[start + 1]) = (color.red, color.green)
      (pixels[start + 2], pixels[start + 3]) = (color.blue, color.alpha)
    }
  }
}
