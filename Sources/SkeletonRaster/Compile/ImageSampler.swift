import SkeletonGraphics

/// A picture as it is seen in the pixels of a drawing, row by row.
///
/// Each row sums whole rows of samples first and then along the row, so that every sample that a
/// row of pixels covers is read once, however much smaller the picture becomes.
struct ImageSampler: Sendable {
  private let bitmap: Bitmap
  private let columns: AxisTaps
  private let rows: AxisTaps
  /// The samples of a row that are looked at.
  private let reach: Range<Int>

  /// nil when nothing of the picture can be seen on a canvas.
  init?(_ paint: ImagePaint, canvas: PixelSize) {
    let (source, target) = (paint.source, paint.target)
    guard source.width >= 1, source.height >= 1, !target.isEmpty else { return nil }
    bitmap = paint.bitmap
    columns = AxisTaps(
      AxisTaps.Axis(
        source: (source.minX, source.width), target: (target.minX, target.width),
        sampling: paint.sampling, repeats: paint.repeats), pixels: 0..<canvas.width)
    rows = AxisTaps(
      AxisTaps.Axis(
        source: (source.minY, source.height), target: (target.minY, target.height),
        sampling: paint.sampling, repeats: paint.repeats), pixels: 0..<canvas.height)
    reach = columns.reach
  }

  /// Straight 8-bit colours of some pixels of a row, as ``PixelPacking`` has them.
  ///
  /// Whole levels, as in any bitmap that is drawn into another, so that the pixels of a picture
  /// share values: a photo has fewer colours than pixels.
  func sample(row y: Int, columns range: Range<Int>, into pixels: inout [UInt32]) {
    pixels.removeAll(keepingCapacity: true)
    withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: reach.count) { sums in
      sums.initialize(repeating: .zero)
      for tap in rows.taps(ofPixel: y) {
        add(row: Int(rows.samples[tap]), times: rows.weights[tap], to: sums)
      }
      for x in range {
        var sum = SIMD4<Float>.zero
        for tap in columns.taps(ofPixel: x) {
          sum += sums[Int(columns.samples[tap]) - reach.lowerBound] * columns.weights[tap]
        }
        pixels.append(Self.pixel(sum))
      }
    }
  }

  /// Adds a row of samples, premultiplied, in levels.
  private func add(
    row: Int, times weight: Float, to sums: UnsafeMutableBufferPointer<SIMD4<Float>>
  ) {
    let first = row * bitmap.size.width + reach.lowerBound
    bitmap.pixels.withUnsafeBytes { bytes in
      for i in 0..<reach.count {
        let sample = bytes.loadUnaligned(fromByteOffset: (first + i) * 4, as: SIMD4<UInt8>.self)
        var color = SIMD4<Float>(SIMD4<UInt32>(truncatingIfNeeded: sample))
        if sample.w < 255 {
          let alpha = color.w
          color *= alpha / 255
          color.w = alpha
        }
        sums[i] += color * weight
      }
    }
  }

  /// Curves may overshoot: components stay in what alpha allows.
  private static func pixel(_ levels: SIMD4<Float>) -> UInt32 {
    let alpha = min(max(levels.w, 0), 255)
    let held = levels.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: alpha))
    return PixelPacking.pixel(SIMD4<Double>(held) * (1 / 255))
  }
}
