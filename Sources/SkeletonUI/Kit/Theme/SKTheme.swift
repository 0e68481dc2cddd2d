internal import SkeletonGraphics

/// The values of the kit's tokens.
public struct SKTheme: Sendable, Hashable {
  /// Distances, in points: steps of 4.
  public struct Space: Sendable, Hashable {
    public var xs = 4.0
    public var sm = 8.0
    public var md = 12.0
    public var lg = 16.0
    public var xl = 24.0
  }

  /// Corner radii, in points: `sm` makes pills of bars up to 12 points tall.
  public struct Radius: Sendable, Hashable {
    public var sm = 6.0
    public var md = 10.0
    public var lg = 16.0
  }

  /// Colours for light and dark surroundings.
  public struct Palette: Sendable, Hashable {
    public var placeholder = SKThemeColor(UIColor.systemGray5)
    /// Black when dark: bars would be too faint on the system's dark grey.
    public var surfaceSunken = SKThemeColor(
      light: UIColor.systemGray6.light, dark: RGBA.black)

    subscript(token: SKPaletteToken) -> SKThemeColor {
      switch token {
      case .placeholder: placeholder
      case .surfaceSunken: surfaceSunken
      }
    }
  }

  /// Fonts.
  public struct Typography: Sendable, Hashable {
    public var headline = Font.headline
    public var callout = Font.callout

    subscript(token: SKTypeToken) -> Font {
      switch token {
      case .headline: headline
      case .callout: callout
      }
    }
  }

  public var space = Space()
  public var radius = Radius()
  public var palette = Palette()
  public var type = Typography()

  public init() {}

  /// The theme that lengths are read from while views are made.
  @TaskLocal public static var current = SKTheme()
}

/// A colour of the palette by its role.
enum SKPaletteToken: Sendable, Hashable {
  case placeholder
  case surfaceSunken
}

/// A font of the kit by its role.
enum SKTypeToken: Sendable, Hashable {
  case headline
  case callout
}
