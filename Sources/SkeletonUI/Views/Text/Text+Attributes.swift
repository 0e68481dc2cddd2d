public import Foundation

extension Text {
  public func font(_ font: Font?) -> Text { applying { $0.font = font } }

  public func bold() -> Text { bold(true) }

  public func bold(_ isActive: Bool) -> Text { applying { $0.emphasis = .bold(isActive) } }

  public func fontWeight(_ weight: Font.Weight?) -> Text {
    applying { $0.emphasis = weight.map { .weight($0) } }
  }

  public func italic() -> Text { italic(true) }

  public func italic(_ isActive: Bool) -> Text { applying { $0.isItalic = isActive } }

  /// Points after each glyph, beside the font's own.
  public func tracking(_ tracking: CGFloat) -> Text {
    applying { $0.tracking = tracking.usable ?? 0 }
  }

  /// Points after each glyph, beside the font's own.
  public func kerning(_ kerning: CGFloat) -> Text { tracking(kerning) }

  public func foregroundColor(_ color: Color?) -> Text {
    applying { $0.foreground = color.map { AnyShapeStyle($0) } }
  }

  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    applying { $0.foreground = AnyShapeStyle(style) }
  }

  public func monospacedDigit() -> Text { self }
}
