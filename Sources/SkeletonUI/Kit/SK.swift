public import Foundation

/// The design tokens of the kit.
///
/// Lengths are read from the theme in force when a view is made; colours and fonts when it is
/// drawn. So all of them can be given for one picture, without anything global.
public enum SK {
  /// Distances between views, in points.
  public enum Space {
    public static var xs: CGFloat { CGFloat(SKTheme.current.space.xs) }
    public static var sm: CGFloat { CGFloat(SKTheme.current.space.sm) }
    public static var md: CGFloat { CGFloat(SKTheme.current.space.md) }
    public static var lg: CGFloat { CGFloat(SKTheme.current.space.lg) }
    public static var xl: CGFloat { CGFloat(SKTheme.current.space.xl) }
  }

  /// Radii of corners, in points.
  public enum Radius {
    public static var sm: CGFloat { CGFloat(SKTheme.current.radius.sm) }
    public static var md: CGFloat { CGFloat(SKTheme.current.radius.md) }
    public static var lg: CGFloat { CGFloat(SKTheme.current.radius.lg) }
  }

  public enum Palette {
    /// Of skeleton shapes: opaque, so that overlapping ones do not show.
    public static let placeholder = Color(.palette(.placeholder))
    /// Behind content that lies on the page.
    public static let surfaceSunken = Color(.palette(.surfaceSunken))
  }

  public enum Type_ {
    public static let headline = Font(.kit(.headline))
    public static let callout = Font(.kit(.callout))
  }
}
