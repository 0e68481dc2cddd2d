internal import Foundation
internal import SkeletonGraphics

/// Animates a view within its bounds, those of its group, or those of the canvas.
struct ShimmerEffect: DrawingEffect {
  private let effect: Shimmer.Effect
  private let direction: Point
  private let band: Double
  private let profile: Shimmer.Profile
  private let wave: ShimmerSettings.Wave

  /// nil when nothing moves.
  init?(_ style: SKShimmerStyle, in environment: EnvironmentValues) {
    let settings = environment.shimmerSettings
    let isLight = environment.colorScheme == .light
    switch settings.effect {
    case .none: return nil
    case .pulse: effect = .fade(minimum: settings.pulseMinimum)
    case .shimmer:
      let strength = settings.strength ?? style.strength ?? (isLight ? 0.6 : 0.10)
      effect = .highlight(
        settings.highlight ?? style.highlight.rgba(in: environment),
        strength: strength > 0 ? min(strength, 1) : 0)
    }
    direction = Self.direction(
      settings.angle ?? style.angle, isRightToLeft: environment.isRightToLeft)
    band = max(CGFloat(settings.band ?? style.band).usable ?? 0, 0)
    profile = (settings.profile ?? style.profile) == .linear ? .linear : .smooth
    wave = settings.wave
  }

  func nodes(
    around content: () -> [Drawing.Node], in frame: ViewFrame, of lowering: SceneLowering
  ) -> [Drawing.Node] {
    let bounds =
      wave == .canvas
      ? frame.grid.pixels(lowering.canvas) : lowering.waveBounds ?? frame.pixels
    guard !bounds.isEmpty, band > 0 else { return content() }
    let shimmer = Shimmer(
      effect: effect, bounds: bounds, direction: direction, band: band, profile: profile)
    return lowering.shimmering(shimmer, content)
  }

  /// Quarter turns come out exact, so that rows or columns of pixels stay alike.
  private static func direction(_ angle: Angle, isRightToLeft: Bool) -> Point {
    func snapped(_ v: Double) -> Double {
      let whole = v.rounded()
      return abs(v - whole) < 1e-12 ? whole : v
    }
    let radians = angle.radians.isFinite ? angle.radians : 0
    let x = snapped(cos(radians))
    return Point(x: isRightToLeft ? -x : x, y: snapped(sin(radians)))
  }
}
