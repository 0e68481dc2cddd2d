import Glibc

/// An animation over one group of a drawing: a highlight that sweeps across it, or a pulse.
///
/// At progress p the group's pixels change by an intensity I(x, y, p) in 0…1. For a sweep, with w
/// and h the size of `bounds` and d = (cos θ, sin θ) the direction of travel:
///
///     L = w·|d.x| + h·|d.y|                   extent of the bounds along d
///     B = band·L                              full width of the band
///     q = (x, y) − centre of bounds, along d  at the pixel's centre
///     c = −(L + B)/2 + (L + B)·p              centre of the band
///     u = |q − c| / (B/2)
///     I = 0 for u ≥ 1, else 1 − u (linear) or ½(1 + cos πu) (smooth)
///
/// At p = 0 and p = 1 the band lies wholly outside the bounds, so a loop has no seam. I is 0
/// outside the bounds, as a highlight is a view of the bounds' size: content that overflows them
/// is left alone. `bounds` lie on the pixel grid, so that no pixel centre of a rounded leaf falls
/// outside them.
package struct Shimmer: Sendable, Hashable {
  package enum Effect: Sendable, Hashable {
    /// `color` composited source-atop the group with opacity `strength`·I: the group's own alpha
    /// stays, so nothing is drawn outside it.
    case highlight(RGBA, strength: Double)
    /// The group's opacity is 1 − (1 − `minimum`)·p, everywhere the same.
    case fade(minimum: Double)
    /// (1 − p) parts of one group and p parts of another, everywhere the same.
    case mix
  }

  /// The shape of the band across its width.
  package enum Profile: Sendable, Hashable {
    /// A triangle: a three-stop gradient.
    case linear
    /// A raised cosine.
    case smooth
  }

  package var effect: Effect
  /// In pixels.
  package var bounds: Rect
  /// Unit vector along which the band travels.
  package var direction: Point
  /// Full width of the band as a fraction of the swept extent, above 0.
  package var band: Double
  package var profile: Profile
  /// Place among the shimmers of the picture in reading order, from 0, for staggered starts.
  package var order: Int

  package init(
    effect: Effect, bounds: Rect, direction: Point = Point(x: 1, y: 0), band: Double = 0.4,
    profile: Profile = .linear, order: Int = 0
  ) {
    self.effect = effect
    self.bounds = bounds
    self.direction = direction
    self.band = band
    self.profile = profile
    self.order = order
  }

  /// L: how far the bounds reach along the direction of travel, in pixels.
  package var extent: Double {
    bounds.width * abs(direction.x) + bounds.height * abs(direction.y)
  }

  /// B: the full width of the band, in pixels.
  package var bandWidth: Double { band * extent }

  /// q: a point's place along the direction, from the centre of the bounds, in pixels.
  package func offset(of p: Point) -> Double {
    (p.x - bounds.midX) * direction.x + (p.y - bounds.midY) * direction.y
  }

  /// c: where the band's centre is at a progress in 0…1, in pixels from the centre of the bounds.
  package func bandCenter(at progress: Double) -> Double {
    (extent + bandWidth) * (progress - 0.5)
  }

  /// I at a point, by the definition, for reference; results below 1e-9 are 0.
  ///
  /// For a fade and a mix, I is the progress itself.
  package func intensity(at p: Point, progress: Double) -> Double {
    guard case .highlight = effect else { return progress }
    guard bandWidth > 0, p.x >= bounds.minX, p.x <= bounds.maxX, p.y >= bounds.minY,
      p.y <= bounds.maxY
    else { return 0 }
    let u = abs(offset(of: p) - bandCenter(at: progress)) / (bandWidth / 2)
    guard u < 1 else { return 0 }
    let value = profile == .linear ? 1 - u : 0.5 * (1 + cos(.pi * u))
    return value < 1e-9 ? 0 : value
  }
}
