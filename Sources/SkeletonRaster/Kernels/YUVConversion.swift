/// Exact conversion of finished RGBA pixels to BT.709 limited-range samples.
///
///     Y  =  16 + 219·(0.2126 R + 0.7152 G + 0.0722 B)
///     Cb = 128 + 224·(B − Y′)/1.8556,   Cr = 128 + 224·(R − Y′)/1.5748
///
/// with R, G, B in 0…1, Y′ the sum in the first line, everything times 4 for ten bits, rounded to
/// nearest, halves up. Chroma is that of the mean of four pixels, which is the mean of their
/// unrounded chroma. Alpha is ignored.
struct YUVConversion: Sendable {
  private let luma: Row
  private let blue: Row
  private let red: Row

  /// One line of the matrix, for components in 0…255.
  private struct Row: Sendable {
    let r: Float
    let g: Float
    let b: Float
    /// With the bias that sends halves up.
    let offset: Float

    init(_ r: Double, _ g: Double, _ b: Double, offset: Double, scale: Double) {
      self.r = Float(r * scale)
      self.g = Float(g * scale)
      self.b = Float(b * scale)
      self.offset = Float(offset + PixelPacking.tieBias)
    }

    /// Rounded samples for integers in the lanes.
    @inline(__always)
    func samples(
      _ r: SIMD8<Float>, _ g: SIMD8<Float>, _ b: SIMD8<Float>
    ) -> SIMD8<UInt32> {
      let sum = r * self.r + g * self.g + b * self.b + offset
      return unsafeBitCast(sum + LinearKernel.rounder, to: SIMD8<UInt32>.self) & 0x3FFFFF
    }
  }

  init(depth: Int) {
    let unit = Double(1 << (depth - 8))
    let (kr, kg, kb) = (0.2126, 0.7152, 0.0722)
    luma = Row(kr, kg, kb, offset: 16 * unit, scale: 219 * unit / 255)
    // Chroma is worked out from the sum of four pixels.
    let chroma = 224 * unit / 255 / 4
    blue = Row(-kr, -kg, 1 - kb, offset: 128 * unit, scale: chroma / 1.8556)
    red = Row(1 - kr, -kg, -kb, offset: 128 * unit, scale: chroma / 1.5748)
  }

  /// Exactly the number, for whole numbers below 2²³, without a conversion instruction.
  @inline(__always)
  private static func float(_ v: SIMD8<UInt32>) -> SIMD8<Float> {
    unsafeBitCast(v | 0x4B00_0000, to: SIMD8<Float>.self) - 8_388_608
  }

  /// Eight luma samples.
  @inline(__always)
  func luma(_ p: SIMD8<UInt32>) -> SIMD8<UInt32> {
    luma.samples(
      Self.float(p & 255), Self.float(p &>> 8 & 255), Self.float(p &>> 16 & 255))
  }

  /// Eight Cb and Cr samples of sixteen columns of two rows.
  @inline(__always)
  func chroma(
    _ top: SIMD16<UInt32>, _ bottom: SIMD16<UInt32>
  ) -> (SIMD8<UInt32>, SIMD8<UInt32>) {
    // Two components a lane: four of them add up to at most 1020.
    let outer = (top & 0xFF_00FF) &+ (bottom & 0xFF_00FF)
    let inner = (top &>> 8 & 255) &+ (bottom &>> 8 & 255)
    let rb = outer.evenHalf &+ outer.oddHalf
    let (r, b) = (Self.float(rb & 0xFFFF), Self.float(rb &>> 16))
    let g = Self.float(inner.evenHalf &+ inner.oddHalf)
    return (blue.samples(r, g, b), red.samples(r, g, b))
  }
}
