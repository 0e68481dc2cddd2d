import SkeletonGraphics

/// How much each sample of a picture counts in each pixel, along one axis.
///
/// A pixel covers an interval of samples. One that is longer than a sample takes the mean over it,
/// each sample by how much of it is covered; a shorter one takes the value at its centre, between
/// samples. At exactly one sample a pixel both are the same.
struct AxisTaps: Sendable {
  /// The pixels that have taps.
  let pixels: Range<Int>
  /// By pixel, from the first: where its taps start, and the end of the last.
  private var starts: [Int32] = [0]
  private(set) var samples: [Int32] = []
  private(set) var weights: [Float] = []

  /// One axis of an ``ImagePaint``.
  struct Axis {
    /// Whole numbers.
    var source: (start: Double, length: Double)
    var target: (start: Double, length: Double)
    var sampling: ImagePaint.Sampling
    var repeats: Bool

    /// The place of a pixel's edge among the samples, exact wherever it is a whole number.
    func place(_ edge: Double) -> Double { (edge - target.start) * source.length / target.length }
  }

  /// - Precondition: both lengths of the axis are above 0.
  init(_ axis: Axis, pixels: Range<Int>) {
    self.pixels = pixels
    for pixel in pixels {
      let center = axis.place(Double(pixel) + 0.5)
      if axis.sampling == .nearest {
        add(Int(center.rounded(.down)), 1, axis)
      } else if axis.source.length >= axis.target.length {
        addMean(over: axis.place(Double(pixel)), axis.place(Double(pixel + 1)), axis)
      } else {
        addCurve(at: center - 0.5, axis)
      }
      starts.append(Int32(samples.count))
    }
  }

  /// The taps of a pixel.
  @inline(__always)
  func taps(ofPixel pixel: Int) -> Range<Int> {
    let index = pixel - pixels.lowerBound
    return Int(starts[index])..<Int(starts[index + 1])
  }

  /// The samples that any pixel looks at.
  var reach: Range<Int> {
    guard let first = samples.min(), let last = samples.max() else { return 0..<0 }
    return Int(first)..<Int(last) + 1
  }

  private mutating func addMean(over low: Double, _ high: Double, _ axis: Axis) {
    for sample in Int(low.rounded(.down))..<Int(high.rounded(.up)) {
      let covered = min(high, Double(sample + 1)) - max(low, Double(sample))
      add(sample, covered / (high - low), axis)
    }
  }

  private mutating func addCurve(at place: Double, _ axis: Axis) {
    let base = place.rounded(.down)
    let t = place - base
    let first = Int(base)
    if axis.sampling == .linear {
      add(first, 1 - t, axis)
      if t > 0 { add(first + 1, t, axis) }
      return
    }
    add(first - 1, ((2 - t) * t - 1) * t / 2, axis)
    add(first, ((3 * t - 5) * t * t + 2) / 2, axis)
    add(first + 1, ((4 - 3 * t) * t + 1) * t / 2, axis)
    add(first + 2, (t - 1) * t * t / 2, axis)
  }

  /// Samples past the ends are those of the next repetition, or the last.
  private mutating func add(_ sample: Int, _ weight: Double, _ axis: Axis) {
    let count = Int(axis.source.length)
    let inside =
      axis.repeats ? ((sample % count) + count) % count : min(max(sample, 0), count - 1)
    samples.append(Int32(Int(axis.source.start) + inside))
    weights.append(Float(weight))
  }
}
