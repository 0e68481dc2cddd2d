/// The kernel of nearly every animated pixel: colour = rest + I·gain under one sweep.
///
/// Components are rounded by adding 1.5·2²³, after which the low bits of the sum are the rounded
/// number: conversions of vectors to integers are slower and, in Swift, scalar. Halves go up
/// because `rest` already holds ``PixelPacking/tieBias``. The lanes are eight wide, two SSE or one
/// AVX register; multiply and add stay apart, as a fused one is a library call on the baseline.
struct LinearKernel {
  /// Straight R, G, B, A in levels, with the bias of rounding.
  let rest: SIMD4<Float>
  let gain: SIMD4<Float>

  static let rounder: Float = 12_582_912

  init(_ material: SweepMaterial) {
    let unit = Float(1 / PixelPacking.unit)
    rest = SIMD4<Float>(material.rest) * unit + Float(PixelPacking.tieBias)
    gain = SIMD4<Float>(material.gain) * unit
  }

  /// The pixel at one intensity.
  @inline(__always)
  func pixel(_ intensity: Float) -> UInt32 {
    let levels = rest + gain * intensity + Self.rounder
    let bits = unsafeBitCast(levels, to: SIMD4<UInt32>.self) & 255
    return bits.x | bits.y << 8 | bits.z << 16 | bits.w << 24
  }

  /// Eight pixels at their intensities.
  @inline(__always)
  func pixels(_ intensity: SIMD8<Float>) -> SIMD8<UInt32> {
    let red = Self.bits(intensity * gain.x + rest.x)
    let green = Self.bits(intensity * gain.y + rest.y)
    let blue = Self.bits(intensity * gain.z + rest.z)
    let alpha = (rest.w + Self.rounder).bitPattern << 24
    return red | green &<< 8 | blue &<< 16 | alpha
  }

  @inline(__always)
  private static func bits(_ levels: SIMD8<Float>) -> SIMD8<UInt32> {
    unsafeBitCast(levels + rounder, to: SIMD8<UInt32>.self) & 255
  }

  /// Draws the pixels of columns `start`..<`end` of a row; `base` is the sweep's for the row.
  func draw(
    _ sweep: SweepPosition, base: Float, columns: Range<Int>, into row: UnsafeMutablePointer<UInt32>
  ) {
    let lit = Self.lit(sweep, base: base, columns: columns)
    let resting = pixel(0)
    (row + columns.lowerBound).update(
      repeating: resting, count: lit.lowerBound - columns.lowerBound)
    (row + lit.upperBound).update(repeating: resting, count: columns.upperBound - lit.upperBound)
    if sweep.step == 0 {
      let color = pixel(BandProfile.intensity(base, isSmooth: sweep.isSmooth))
      (row + lit.lowerBound).update(repeating: color, count: lit.count)
    } else if sweep.isSmooth {
      drawLit(sweep, base, lit, isSmooth: true, into: row)
    } else {
      drawLit(sweep, base, lit, isSmooth: false, into: row)
    }
  }

  @inline(__always)
  private func drawLit(
    _ sweep: SweepPosition, _ base: Float, _ columns: Range<Int>, isSmooth: Bool,
    into row: UnsafeMutablePointer<UInt32>
  ) {
    let ramp = SIMD8<Float>(0, 1, 2, 3, 4, 5, 6, 7)
    var x = columns.lowerBound
    while x < columns.upperBound {
      let place = ramp + Float(x - sweep.origin)
      let intensity = BandProfile.intensity(place * sweep.step + base, isSmooth: isSmooth)
      let pixels = pixels(intensity)
      let left = columns.upperBound - x
      if left >= 8 {
        UnsafeMutableRawPointer(row + x).storeBytes(of: pixels, as: SIMD8<UInt32>.self)
      } else {
        for i in 0..<left { row[x + i] = pixels[i] }
      }
      x += 8
    }
  }

  /// A range that holds all columns where the intensity is above 0, and at most two more.
  private static func lit(
    _ sweep: SweepPosition, base: Float, columns: Range<Int>
  ) -> Range<Int> {
    guard sweep.step != 0 else { return columns }
    let a = (-1 - base) / sweep.step
    let b = (1 - base) / sweep.step
    let origin = Double(sweep.origin)
    func column(_ x: Double) -> Int {
      Int(min(max(x, Double(columns.lowerBound)), Double(columns.upperBound)))
    }
    let first = column((Double(min(a, b)) + origin).rounded(.down))
    return first..<max(first, column((Double(max(a, b)) + origin).rounded(.up) + 1))
  }
}
