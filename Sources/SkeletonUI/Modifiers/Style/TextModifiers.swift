public import Foundation

/// Changes what text below it is asked for.
struct TextAttributesModifier: PrimitiveModifier {
  let apply: (inout TextAttributes) -> Void

  func change(_ environment: inout EnvironmentValues) {
    apply(&environment.textAttributes)
  }
}

extension View {
  /// Sets the font of text that names none; nil is the body style.
  public func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  /// Sets the thickness of strokes of text that names none; nil leaves it to the font.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    modified(by: TextAttributesModifier { $0.emphasis = weight.map { .weight($0) } })
  }

  /// Makes text bold that does not say, or with false of its font's own weight.
  public func bold(_ isActive: Bool = true) -> some View {
    modified(by: TextAttributesModifier { $0.emphasis = .bold(isActive) })
  }

  /// Slants text that does not say, or with false sets it upright.
  public func italic(_ isActive: Bool = true) -> some View {
    modified(by: TextAttributesModifier { $0.isItalic = isActive })
  }

  /// Adds points after each glyph, beside the font's own tracking; negative ones bring glyphs
  /// together, and NaN and infinities count as 0.
  public func tracking(_ tracking: CGFloat) -> some View {
    modified(by: TextAttributesModifier { $0.tracking = tracking.usable ?? 0 })
  }

  /// Adds points after each glyph, as ``tracking(_:)`` does; pairs keep the font's own kerning.
  public func kerning(_ kerning: CGFloat) -> some View {
    tracking(kerning)
  }

  /// Sets the largest number of lines of a text, at least 1; nil for as many as it has. What
  /// exceeds it ends in an ellipsis.
  public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number.map { max($0, 1) })
  }

  /// Adds points between the lines of a text; negative and non-finite ones count as 0.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing.usableLength.map { CGFloat($0) } ?? 0)
  }

  /// Sets how the lines of a text are aligned to each other; the frame of the text is aligned by
  /// what is around it.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Returns the view as it is: the fonts at hand have no digits of one width.
  public func monospacedDigit() -> some View { self }
}
