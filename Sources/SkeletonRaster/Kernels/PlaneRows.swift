/// Two rows of pixels to two rows of luma and one of each chroma.
///
/// `Sample` is UInt8 or UInt16; the functions are specialised for both here, where they are used.
struct PlaneRows<Sample: FixedWidthInteger & UnsignedInteger & SIMDScalar> {
  let conversion: YUVConversion
  /// Even.
  let width: Int

  func convertLuma(_ pixels: UnsafePointer<UInt32>, into y: UnsafeMutablePointer<Sample>) {
    for x in stride(from: 0, to: width, by: 8) {
      let left = min(8, width - x)
      store(conversion.luma(load8(pixels + x, left)), left, y + x)
    }
  }

  func convertChroma(
    _ top: UnsafePointer<UInt32>, _ bottom: UnsafePointer<UInt32>,
    into u: UnsafeMutablePointer<Sample>, _ v: UnsafeMutablePointer<Sample>
  ) {
    for x in stride(from: 0, to: width, by: 16) {
      let left = min(16, width - x)
      let (cb, cr) = conversion.chroma(load16(top + x, left), load16(bottom + x, left))
      store(cb, left / 2, u + x / 2)
      store(cr, left / 2, v + x / 2)
    }
  }

  @inline(__always)
  private func load8(_ p: UnsafePointer<UInt32>, _ count: Int) -> SIMD8<UInt32> {
    if count == 8 {
      return UnsafeRawPointer(p).loadUnaligned(as: SIMD8<UInt32>.self)
    }
    var result = SIMD8<UInt32>.zero
    for i in 0..<count { result[i] = p[i] }
    return result
  }

  @inline(__always)
  private func load16(_ p: UnsafePointer<UInt32>, _ count: Int) -> SIMD16<UInt32> {
    SIMD16(
      lowHalf: load8(p, min(count, 8)), highHalf: load8(p + min(count, 8), max(count - 8, 0)))
  }

  @inline(__always)
  private func store(
    _ samples: SIMD8<UInt32>, _ count: Int, _ p: UnsafeMutablePointer<Sample>
  ) {
    let narrow = SIMD8<Sample>(truncatingIfNeeded: samples)
    if count == 8 {
      UnsafeMutableRawPointer(p).storeBytes(of: narrow, as: SIMD8<Sample>.self)
    } else {
      for i in 0..<count { p[i] = narrow[i] }
    }
  }
}
