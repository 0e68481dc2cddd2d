import SkeletonGraphics

/// The colour of an image in a pixel by definition, looking at every sample for each pixel.
struct ReferenceImage {
  let paint: ImagePaint

  /// Premultiplied, of whole straight levels.
  func color(_ x: Int, _ y: Int) -> SIMD4<Double> {
    let (source, target) = (paint.source, paint.target)
    let columns = weights(x, source.width, target.minX, target.width)
    let rows = weights(y, source.height, target.minY, target.height)
    var sum = SIMD4<Double>.zero
    for (row, a) in rows {
      for (column, b) in columns {
        sum += sample(Int(source.minX) + column, Int(source.minY) + row) * (a * b)
      }
    }
    let alpha = min(max(sum.w, 0), 1)
    guard alpha > 0 else { return .zero }
    func level(_ v: Double) -> Double {
      (min(max(v, 0), 1) * 255 + 0.5 + 1e-4).rounded(.down) / 255
    }
    let whole = level(alpha)
    return SIMD4(
      level(sum.x / alpha) * whole, level(sum.y / alpha) * whole, level(sum.z / alpha) * whole,
      whole)
  }

  private func sample(_ x: Int, _ y: Int) -> SIMD4<Double> {
    let start = (y * paint.bitmap.size.width + x) * 4
    let bytes = paint.bitmap.pixels[start..<start + 4].map { Double($0) / 255 }
    return SIMD4(bytes[0] * bytes[3], bytes[1] * bytes[3], bytes[2] * bytes[3], bytes[3])
  }

  private func weights(
    _ pixel: Int, _ count: Double, _ start: Double, _ length: Double
  ) -> [(sample: Int, weight: Double)] {
    let step = count / length
    let low = (Double(pixel) - start) * step
    let center = (Double(pixel) + 0.5 - start) * count / length
    var result: [(sample: Int, weight: Double)] = []
    for sample in Int(low.rounded(.down)) - 3...Int((low + step).rounded(.up)) + 3 {
      let covered = max(0, min(low + step, Double(sample + 1)) - max(low, Double(sample)))
      let distance = abs(center - (Double(sample) + 0.5))
      let weight: Double =
        switch paint.sampling {
        case .nearest: Double(sample) <= center && center < Double(sample + 1) ? 1.0 : 0.0
        case _ where step >= 1: covered / step
        case .linear: max(0, 1 - distance)
        case .cubic: Self.catmullRom(distance)
        }
      let count = Int(count)
      let inside =
        paint.repeats ? (sample % count + count) % count : min(max(sample, 0), count - 1)
      if weight != 0 { result.append((inside, weight)) }
    }
    return result
  }

  /// Keys' kernel with a = −½.
  private static func catmullRom(_ d: Double) -> Double {
    if d < 1 { return 1.5 * d * d * d - 2.5 * d * d + 1 }
    if d < 2 { return -0.5 * d * d * d + 2.5 * d * d - 4 * d + 2 }
    return 0
  }
}
