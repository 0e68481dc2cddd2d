import SkeletonGraphics

/// Where one sweep's band is in one frame.
///
/// Along a row the distance from the band's centre, in half widths of the band, changes by `step`
/// a pixel; its value at the row's first pixel inside the bounds is worked out in Double, so the
/// size of the picture costs no precision. A pixel's intensity depends on its place only, not on
/// the run it is drawn in.
struct SweepPosition {
  /// The column that `base` refers to.
  let origin: Int
  let step: Float
  let isSmooth: Bool
  private let baseAtTop: Double
  private let stepDown: Double

  init(_ shimmer: Shimmer, progress: Double) {
    let scale = shimmer.bandWidth > 0 ? 2 / shimmer.bandWidth : 0
    let limit = Double(Int32.max)
    let left = min(max(shimmer.bounds.minX.rounded(.down), -limit), limit)
    origin = Int(left)
    step = Float(shimmer.direction.x * scale)
    isSmooth = shimmer.profile == .smooth
    stepDown = shimmer.direction.y * scale
    let first = shimmer.offset(of: Point(x: left + 0.5, y: 0.5))
    baseAtTop = (first - shimmer.bandCenter(at: progress)) * scale
  }

  /// The signed distance at `origin` in row `y`.
  func base(y: Int) -> Float { Float(baseAtTop + Double(y) * stepDown) }

  /// The intensity at eight pixels of a row.
  @inline(__always)
  func intensity(x: Int, y: Int) -> SIMD8<Float> {
    let place = SIMD8<Float>(0, 1, 2, 3, 4, 5, 6, 7) + Float(x - origin)
    return BandProfile.intensity(place * step + base(y: y), isSmooth: isSmooth)
  }
}
