internal import SkeletonGraphics

/// The values of the kit's tokens.
///
/// ```swift
/// var animation = SkeletonAnimation { SKSkeletonRow() }
/// animation.picture.theme.space.md = 16
/// animation.picture.theme.palette.placeholder = SKThemeColor(
///   light: Color(white: 0.88), dark: Color(white: 0.2))
/// ```
///
/// Decoded from JSON it takes any of them by name, and keeps the defaults of others:
///
/// ```json
/// {"space": {"xl": 32}, "palette": {"placeholder": {"light": "#DDD", "dark": "#333"}},
///  "type": {"headline": {"size": 20, "weight": "bold"}, "callout": "footnote"}}
/// ```
///
/// Unknown names, lengths that are not 0…10⁷ points, and what is no colour or font are errors,
/// which say where they are.
public struct SKTheme: Sendable, Hashable {
  /// Distances, in points: steps of 4.
  public struct Space: Sendable, Hashable {
    /// 4 by default.
    public var xs = 4.0
    /// 8 by default: between lines of a paragraph.
    public var sm = 8.0
    /// 12 by default: between an avatar and its text.
    public var md = 12.0
    /// 16 by default.
    public var lg = 16.0
    /// 24 by default.
    public var xl = 24.0
  }

  /// Corner radii, in points: `sm` makes pills of bars up to 12 points tall.
  public struct Radius: Sendable, Hashable {
    /// 6 by default: of bars.
    public var sm = 6.0
    /// 10 by default.
    public var md = 10.0
    /// 16 by default: of cards.
    public var lg = 16.0
  }

  /// Colours for light and dark surroundings.
  public struct Palette: Sendable, Hashable {
    /// Of skeleton shapes: the system's fifth grey.
    public var placeholder = SKThemeColor(UIColor.systemGray5)
    /// Behind content that lies on the page: the system's sixth grey, and black when dark, where
    /// bars would be too faint on the grey.
    public var surfaceSunken = SKThemeColor(
      light: UIColor.systemGray6.light, dark: RGBA.black)

    subscript(token: SKPaletteToken) -> SKThemeColor {
      switch token {
      case .placeholder: placeholder
      case .surfaceSunken: surfaceSunken
      }
    }
  }

  /// Fonts by their roles.
  public struct Typography: Sendable, Hashable {
    /// Of titles: ``Font/headline`` by default.
    public var headline = Font.headline
    /// Of text beside titles: ``Font/callout`` by default.
    public var callout = Font.callout

    subscript(token: SKTypeToken) -> Font {
      switch token {
      case .headline: headline
      case .callout: callout
      }
    }
  }

  /// The values of ``SK/Space``.
  public var space = Space()
  /// The values of ``SK/Radius``.
  public var radius = Radius()
  /// The values of ``SK/Palette``.
  public var palette = Palette()
  /// The values of ``SK/Type_``.
  public var type = Typography()

  /// Makes the theme in which every token has its default.
  public init() {}

  /// The theme that lengths are read from while views are made. An animation sets it to that of its
  /// picture; elsewhere it is the default.
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
