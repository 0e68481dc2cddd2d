public import Foundation

/// The design tokens of the kit.
///
/// Lengths are read from the theme in force when a view is made; colours and fonts when it is
/// drawn. So all of them can be given for one picture, without anything global.
public enum SK {
  /// Distances between views, in points.
  public enum Space {
    /// 4 points unless the theme says otherwise.
    public static var xs: CGFloat { CGFloat(SKTheme.current.space.xs) }
    /// 8 points unless the theme says otherwise.
    public static var sm: CGFloat { CGFloat(SKTheme.current.space.sm) }
    /// 12 points unless the theme says otherwise.
    public static var md: CGFloat { CGFloat(SKTheme.current.space.md) }
    /// 16 points unless the theme says otherwise.
    public static var lg: CGFloat { CGFloat(SKTheme.current.space.lg) }
    /// 24 points unless the theme says otherwise.
    public static var xl: CGFloat { CGFloat(SKTheme.current.space.xl) }
  }

  /// Radii of corners, in points.
  public enum Radius {
    /// 6 points unless the theme says otherwise.
    public static var sm: CGFloat { CGFloat(SKTheme.current.radius.sm) }
    /// 10 points unless the theme says otherwise.
    public static var md: CGFloat { CGFloat(SKTheme.current.radius.md) }
    /// 16 points unless the theme says otherwise.
    public static var lg: CGFloat { CGFloat(SKTheme.current.radius.lg) }
  }

  /// Colours, which follow the theme and the colour scheme where they are drawn.
  public enum Palette {
    /// Of skeleton shapes: `#E5E5EA`, in dark surroundings `#2C2C2E`, unless the theme says
    /// otherwise; opaque, so that overlapping shapes do not show.
    public static let placeholder = Color(.palette(.placeholder))
    /// Behind content that lies on the page: `#F2F2F7`, in dark surroundings black, unless the
    /// theme says otherwise.
    public static let surfaceSunken = Color(.palette(.surfaceSunken))
  }

  /// Fonts, which follow the theme where they are drawn.
  public enum Type_ {
    /// Of titles: ``Font/headline`` unless the theme says otherwise.
    public static let headline = Font(.kit(.headline))
    /// Of text beside titles: ``Font/callout`` unless the theme says otherwise.
    public static let callout = Font(.kit(.callout))
  }
}
