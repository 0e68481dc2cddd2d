/// A colour with straight alpha in gamma-encoded sRGB, each component in 0…1.
///
/// Compositing, gradients and highlights all work on these encoded values, as on the device that
/// is imitated; nothing here is linear light.
package struct RGBA: Sendable, Hashable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  /// Components are held to 0…1.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    func unit(_ v: Double) -> Double { v > 0 ? min(v, 1) : 0 }
    self.red = unit(red)
    self.green = unit(green)
    self.blue = unit(blue)
    self.alpha = unit(alpha)
  }

  /// 0xRRGGBB.
  package init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
      blue: Double(hex & 255) / 255, alpha: alpha)
  }

  package static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
  package static let black = RGBA(red: 0, green: 0, blue: 0)
  package static let white = RGBA(red: 1, green: 1, blue: 1)

  package func opacity(_ k: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * k)
  }

  /// Source-over: this colour on an opaque or translucent backdrop.
  package func over(_ backdrop: RGBA) -> RGBA {
    let rest = backdrop.alpha * (1 - alpha)
    let a = alpha + rest
    guard a > 0 else { return .clear }
    return RGBA(
      red: (red * alpha + backdrop.red * rest) / a,
      green: (green * alpha + backdrop.green * rest) / a,
      blue: (blue * alpha + backdrop.blue * rest) / a, alpha: a)
  }
}
