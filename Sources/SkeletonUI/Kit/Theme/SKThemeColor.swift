package import SkeletonGraphics

/// A colour for light and one for dark surroundings.
public struct SKThemeColor: Sendable, Hashable {
  package var light: RGBA
  package var dark: RGBA

  package init(light: RGBA, dark: RGBA) {
    self.light = light
    self.dark = dark
  }

  /// The same colour in all surroundings.
  package init(_ color: RGBA) {
    self.init(light: color, dark: color)
  }

  package init(_ color: UIColor) {
    self.init(light: color.light, dark: color.dark)
  }

  /// Colours of one's own; what depends on surroundings is taken for those it is given for.
  public init(light: Color, dark: Color) {
    var environment = EnvironmentValues()
    environment.colorScheme = .light
    self.light = light.rgba(in: environment)
    environment.colorScheme = .dark
    self.dark = dark.rgba(in: environment)
  }

  package func rgba(in scheme: ColorScheme) -> RGBA { scheme == .light ? light : dark }
}
