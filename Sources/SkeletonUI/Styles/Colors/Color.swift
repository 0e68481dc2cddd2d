package import SkeletonGraphics

/// A colour, which may depend on its surroundings; as a view it fills what it is offered.
public struct Color: Sendable, Hashable {
  enum Source: Sendable, Hashable {
    case fixed(RGBA)
    case adaptive(light: RGBA, dark: RGBA)
    case palette(SKPaletteToken)
  }

  /// How the components of a colour are encoded; all are taken as gamma-encoded sRGB.
  public enum RGBColorSpace: Sendable, Hashable {
    /// Gamma-encoded sRGB, the only one: colours are composited in it too.
    case sRGB
  }

  private let source: Source
  private let alpha: Double

  init(_ source: Source, alpha: Double = 1) {
    self.source = source
    self.alpha = alpha
  }

  package init(_ rgba: RGBA) {
    self.init(.fixed(rgba))
  }

  /// One colour in light surroundings and another in dark ones.
  package init(light: RGBA, dark: RGBA) {
    self.init(.adaptive(light: light, dark: dark))
  }

  /// Makes a colour of its components in 0…1; values outside are held to it, NaN counts as 0.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(RGBA(red: red, green: green, blue: blue, alpha: opacity))
  }

  /// Makes a grey: 0 is black, 1 is white; values outside are held to that.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(RGBA(red: white, green: white, blue: white, alpha: opacity))
  }

  /// Makes a colour of hue, saturation and brightness.
  ///
  /// - Parameters:
  ///   - hue: a fraction of the way around from red (0) through green (⅓) and blue (⅔) back to red;
  ///     more or less than one turn goes on around.
  ///   - saturation: from grey (0) to the full colour (1).
  ///   - brightness: from black (0) to the full colour (1).
  ///   - opacity: 0…1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let turn = hue - hue.rounded(.down)
    func component(_ n: Double) -> Double {
      let k = (n + turn * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(
      RGBA(red: component(5), green: component(3), blue: component(1), alpha: opacity))
  }

  /// The colour with its own opacity multiplied by another; more than opaque is opaque.
  public func opacity(_ opacity: Double) -> Color {
    Color(source, alpha: alpha * opacity)
  }

  package func rgba(in environment: EnvironmentValues) -> RGBA {
    let base =
      switch source {
      case .fixed(let color): color
      case .adaptive(let light, let dark): environment.colorScheme == .light ? light : dark
      case .palette(let token):
        environment.skTheme.palette[token].rgba(in: environment.colorScheme)
      }
    return base.opacity(alpha)
  }
}

extension Color: PaintingStyle {
  public typealias Resolved = Never

  package func paint(in environment: EnvironmentValues) -> StylePaint {
    .solid(rgba(in: environment))
  }
}

extension Color: View {
  public typealias Body = Never
}

extension Color: PrimitiveView {
  package func nodes(in context: ViewContext) -> [LayoutNode] {
    [LayoutNode(filling: self, name: "Color", in: context)]
  }
}
