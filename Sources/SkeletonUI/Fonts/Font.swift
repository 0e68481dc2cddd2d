public import Foundation

/// A font by what is asked of it; its file and exact size depend on the surroundings.
///
/// The system font is Inter, or the family that the picture names, with the line heights and
/// tracking of Apple's. Sizes are points an em; negative and non-finite ones count as 17.
public struct Font: Sendable, Hashable {
  enum Base: Sendable, Hashable {
    case style(TextStyle)
    case system(size: Double)
    case custom(name: String, size: Double, scaling: TextStyle?)
    case kit(SKTypeToken)
  }

  var base: Base
  /// Thickness and slant asked of the base; nil leaves it.
  var emphasis: Emphasis?
  var isItalic = false

  /// A change of thickness; the last one asked for counts.
  enum Emphasis: Sendable, Hashable {
    case weight(Weight)
    /// The weight that goes with the style when it is emphasised.
    case bold(Bool)
  }

  init(_ base: Base) {
    self.base = base
  }

  /// The system font of a size in points, which does not follow the chosen text size.
  ///
  /// - Parameters:
  ///   - size: points an em.
  ///   - weight: nil for regular.
  ///   - design: ignored; all are drawn with the default one.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.system(size: size.usableLength ?? 17)).weighted(weight)
  }

  /// The system font of a style, whose size follows the chosen text size; a weight replaces the
  /// style's own, the design is ignored.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style)).weighted(weight)
  }

  /// A font by family, its size in points at the default text size, scaled as the body style is. In
  /// place of a family that is not installed the system font is drawn.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name: name, size: size.usableLength ?? 17, scaling: .body))
  }

  /// A font by family, its size scaled as a style is.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(.custom(name: name, size: size.usableLength ?? 17, scaling: style))
  }

  /// A font by family, of a size that stays.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name: name, size: fixedSize.usableLength ?? 17, scaling: nil))
  }

  /// The font with strokes of a thickness; the last one asked for counts.
  public func weight(_ weight: Weight) -> Font { weighted(weight) }

  /// The font in the bold that goes with it: bold for the three largest titles and fonts of a given
  /// size, semibold for the other styles.
  public func bold() -> Font {
    var font = self
    font.emphasis = .bold(true)
    return font
  }

  /// The font with slanted letters.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// Returns the font as it is: the fonts at hand have no digits of one width.
  public func monospacedDigit() -> Font { self }

  private func weighted(_ weight: Weight?) -> Font {
    var font = self
    if let weight { font.emphasis = .weight(weight) }
    return font
  }

  /// A variant of the system font; all are drawn with the default one.
  public enum Design: Sendable, Hashable {
    /// Without serifs.
    case `default`
    /// Drawn as the default.
    case serif
    /// Drawn as the default.
    case rounded
    /// Drawn as the default.
    case monospaced
  }
}
