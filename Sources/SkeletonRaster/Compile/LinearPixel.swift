/// A pixel's colour as a straight line in the intensity of at most one shimmer.
///
/// Colours are premultiplied R, G, B, A in 0…1: `rest + I·gain`.
struct LinearPixel: Hashable, Sendable {
  var rest: SIMD4<Double>
  /// 0 where `shimmer` is nil.
  var gain: SIMD4<Double>
  /// Index among the drawing's shimmers; a sweep or a fade.
  private(set) var shimmer: Int32?

  static let clear = LinearPixel(.zero)

  init(_ color: SIMD4<Double>) {
    rest = color
    gain = .zero
    shimmer = nil
  }

  init(rest: SIMD4<Double>, gain: SIMD4<Double>, shimmer: Int32?) {
    self.rest = rest
    self.gain = gain
    self.shimmer = gain == .zero ? nil : shimmer
  }

  var isClear: Bool { shimmer == nil && rest == .zero }
  var isConstant: Bool { shimmer == nil }
  var isOpaque: Bool { isConstant && rest.w == 1 }

  func scaled(by k: Double) -> LinearPixel {
    LinearPixel(rest: rest * k, gain: gain * k, shimmer: shimmer)
  }

  /// (1 − I) parts of it and I parts of another, if the result is again a line in one intensity.
  func mixed(with other: LinearPixel, _ weight: PixelValue.MixWeight) -> LinearPixel? {
    switch weight {
    case .shimmer(let mix):
      guard isConstant, other.isConstant else { return nil }
      return LinearPixel(rest: rest, gain: other.rest - rest, shimmer: mix)
    case .known(let k):
      guard shimmer == nil || other.shimmer == nil || shimmer == other.shimmer else { return nil }
      return LinearPixel(
        rest: rest + (other.rest - rest) * k, gain: gain + (other.gain - gain) * k,
        shimmer: shimmer ?? other.shimmer)
    }
  }

  /// Source-over, if the result is again a line in one intensity.
  ///
  ///     u + (1 − αᵤ)·l,  with αᵤ = a + b·I
  ///
  /// is one when both vary with one shimmer at most and (1 − αᵤ)·l has no square: b is 0, as
  /// under every highlight, or l is constant.
  func over(_ lower: LinearPixel) -> LinearPixel? {
    guard shimmer == nil || lower.shimmer == nil || shimmer == lower.shimmer else { return nil }
    guard gain.w == 0 || lower.isConstant else { return nil }
    let through = 1 - rest.w
    return LinearPixel(
      rest: rest + lower.rest * through, gain: gain + lower.gain * through - lower.rest * gain.w,
      shimmer: shimmer ?? lower.shimmer)
  }
}
