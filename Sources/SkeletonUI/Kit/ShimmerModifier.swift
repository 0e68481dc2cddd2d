internal import Foundation
internal import SkeletonGraphics

struct ShimmerModifier: PrimitiveModifier {
  let style: SKShimmerStyle

  func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
    guard let effect = ShimmerEffect(style, in: context.environment) else { return node }
    return LayoutNode(effect, around: node, in: context)
  }
}

/// Animates a view within its bounds, or within the canvas.
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
    let bounds = wave == .view ? frame.pixels : frame.grid.pixels(lowering.canvas)
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

extension View {
  /// Lets a highlight sweep across the view; on several views, across each.
  public func skShimmer(
    _ active: Bool = true, style: SKShimmerStyle = SKShimmerStyle()
  ) -> some View {
    modified(by: OptionalModifier(modifier: active ? ShimmerModifier(style: style) : nil))
  }

  /// Shows bars in place of text, and shimmers, while content loads; the layout is the same.
  ///
  /// Disfavoured so that sources which bring this modifier themselves, as the kit's original does,
  /// get their own.
  @_disfavoredOverload
  public func skRedacted(_ isLoading: Bool) -> some View {
    redacted(reason: isLoading ? .placeholder : []).skShimmer(isLoading)
  }
}

/// A modifier that may be absent.
struct OptionalModifier<Modifier: PrimitiveModifier>: PrimitiveModifier {
  let modifier: Modifier?

  func change(_ environment: inout EnvironmentValues) {
    modifier?.change(&environment)
  }

  func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
    modifier?.node(around: node, in: context) ?? node
  }
}
