/// A colour of a finished picture: straight alpha, 8 bits a component, R first in memory.
package struct RGBA8: Sendable, Hashable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  package var alpha: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Rounds half up, the one rounding that every output shares.
  package init(_ color: RGBA) {
    func byte(_ v: Double) -> UInt8 { UInt8(v * 255 + 0.5) }
    self.init(
      red: byte(color.red), green: byte(color.green), blue: byte(color.blue),
      alpha: byte(color.alpha))
  }
}
