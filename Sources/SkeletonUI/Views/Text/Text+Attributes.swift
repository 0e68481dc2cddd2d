public import Foundation

extension Text {
  /// Sets the font of the parts that have none; nil leaves it to what surrounds the text.
  public func font(_ font: Font?) -> Text { applying { $0.font = font } }

  /// Makes the text bold, as ``bold(_:)`` with true.
  public func bold() -> Text { bold(true) }

  /// Makes the text bold, or with false of its font's own weight. Bold of a text style is the
  /// weight that goes with it: bold for the three largest titles, semibold for the others.
  public func bold(_ isActive: Bool) -> Text { applying { $0.emphasis = .bold(isActive) } }

  /// Sets the thickness of strokes; nil leaves it to what surrounds the text.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    applying { $0.emphasis = weight.map { .weight($0) } }
  }

  /// Slants the text, as ``italic(_:)`` with true.
  public func italic() -> Text { italic(true) }

  /// Slants the text, or with false sets it upright.
  public func italic(_ isActive: Bool) -> Text { applying { $0.isItalic = isActive } }

  /// Adds points after each glyph, beside the font's own tracking; negative ones bring glyphs
  /// together, and NaN and infinities count as 0.
  public func tracking(_ tracking: CGFloat) -> Text {
    applying { $0.tracking = tracking.usable ?? 0 }
  }

  /// Adds points after each glyph, as ``tracking(_:)`` does; pairs keep the font's own kerning.
  public func kerning(_ kerning: CGFloat) -> Text { tracking(kerning) }

  /// Sets the colour of the parts that have none; nil leaves it to what surrounds the text.
  public func foregroundColor(_ color: Color?) -> Text {
    applying { $0.foreground = color.map { AnyShapeStyle($0) } }
  }

  /// Sets the style of the parts that have none. A gradient runs across the whole text.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    applying { $0.foreground = AnyShapeStyle(style) }
  }

  /// Returns the text as it is: the fonts at hand have no digits of one width.
  public func monospacedDigit() -> Text { self }
}
