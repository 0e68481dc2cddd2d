/// Eight pixels that depend on several sweeps, composited by definition.
///
/// Rare, so it is written for brevity: it walks the value's tree once for eight pixels.
struct GeneralKernel {
  /// Premultiplied.
  private struct Lanes {
    var r: SIMD8<Float>
    var g: SIMD8<Float>
    var b: SIMD8<Float>
    var a: SIMD8<Float>

    init(_ r: SIMD8<Float>, _ g: SIMD8<Float>, _ b: SIMD8<Float>, _ a: SIMD8<Float>) {
      (self.r, self.g, self.b, self.a) = (r, g, b, a)
    }

    /// Each component of `self` times k, plus that of `other`.
    func scaled(_ k: SIMD8<Float>, plus other: Lanes) -> Lanes {
      Lanes(r * k + other.r, g * k + other.g, b * k + other.b, a * k + other.a)
    }
  }

  let value: PixelValue

  /// - Parameter intensity: of a sweep, by its index.
  func pixels(_ intensity: (Int32) -> SIMD8<Float>) -> SIMD8<UInt32> {
    let lanes = Self.evaluate(value, intensity)
    func bits(_ levels: SIMD8<Float>) -> SIMD8<UInt32> {
      let held = levels.clamped(lowerBound: .zero, upperBound: SIMD8(repeating: 255))
      let steps = held * Float(PixelPacking.unit) + LinearKernel.rounder - LinearKernel.rounder
      let rounded = steps * Float(1 / PixelPacking.unit) + Float(PixelPacking.tieBias)
      return unsafeBitCast(rounded + LinearKernel.rounder, to: SIMD8<UInt32>.self) & 255
    }
    let alpha = bits(lanes.a * 255)
    let unit = 255 / lanes.a
    let color = bits(lanes.r * unit) | bits(lanes.g * unit) &<< 8 | bits(lanes.b * unit) &<< 16
    return (color | alpha &<< 24).replacing(with: 0, where: alpha .== 0)
  }

  private static func evaluate(
    _ value: PixelValue, _ intensity: (Int32) -> SIMD8<Float>
  ) -> Lanes {
    switch value {
    case .linear(let linear):
      let rest = SIMD4<Float>(linear.rest)
      let gain = SIMD4<Float>(linear.gain)
      let i = linear.shimmer.map(intensity) ?? .zero
      return Lanes(
        i * gain.x + rest.x, i * gain.y + rest.y, i * gain.z + rest.z, i * gain.w + rest.w)
    case .over(let upper, let lower):
      let above = evaluate(upper, intensity)
      return evaluate(lower, intensity).scaled(1 - above.a, plus: above)
    case .scaled(let value, let k):
      let zero = Lanes(.zero, .zero, .zero, .zero)
      return evaluate(value, intensity).scaled(SIMD8(repeating: Float(k)), plus: zero)
    case .highlit(let value, let highlight):
      let below = evaluate(value, intensity)
      let color = SIMD4<Float>(highlight.color)
      let k = intensity(highlight.shimmer) * color.w
      let light = Lanes(
        color.x * below.a * k, color.y * below.a * k, color.z * below.a * k, below.a * k)
      return below.scaled(1 - k, plus: light)
    case .faded(let value, let fade):
      let zero = Lanes(.zero, .zero, .zero, .zero)
      return evaluate(value, intensity)
        .scaled(1 - intensity(fade.shimmer) * Float(fade.loss), plus: zero)
    }
  }
}
