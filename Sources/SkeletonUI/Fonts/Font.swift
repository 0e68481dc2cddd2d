public import Foundation

/// A font by what is asked of it; its file and exact size depend on the surroundings.
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

  /// The system font of a size in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.system(size: size.usableLength ?? 17)).weighted(weight)
  }

  /// The system font of a style, whose size follows the chosen text size.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style)).weighted(weight)
  }

  /// A font by family, its size scaled as the body style is.
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

  public func weight(_ weight: Weight) -> Font { weighted(weight) }

  public func bold() -> Font {
    var font = self
    font.emphasis = .bold(true)
    return font
  }

  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// Digits are not changed: the fonts at hand have no such widths to choose from.
  public func monospacedDigit() -> Font { self }

  private func weighted(_ weight: Weight?) -> Font {
    var font = self
    if let weight { font.emphasis = .weight(weight) }
    return font
  }

  /// A variant of the system font; all are drawn with the default one.
  public enum Design: Sendable, Hashable {
    case `default`
    case serif
    case rounded
    case monospaced
  }
}
