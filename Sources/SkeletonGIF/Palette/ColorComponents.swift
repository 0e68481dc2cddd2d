import SkeletonGraphics

extension RGBA8 {
  /// Red, green and blue (and 0), to compute with.
  var components: SIMD4<Int32> { SIMD4(Int32(red), Int32(green), Int32(blue), 0) }

  /// The opaque colour of components in 0…255.
  init(components: SIMD4<Int32>) {
    self.init(
      red: UInt8(components.x), green: UInt8(components.y), blue: UInt8(components.z))
  }

  /// The four bytes as they lie in memory.
  var bytes: UInt32 {
    UInt32(
      littleEndian: UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24)
  }

  init(bytes: UInt32) {
    let value = bytes.littleEndian
    self.init(
      red: UInt8(value & 255), green: UInt8(value >> 8 & 255), blue: UInt8(value >> 16 & 255),
      alpha: UInt8(value >> 24))
  }

  func squaredDistance(to other: RGBA8) -> Int32 {
    let difference = components &- other.components
    return (difference &* difference).wrappedSum()
  }
}
