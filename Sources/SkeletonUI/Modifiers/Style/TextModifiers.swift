public import Foundation

/// Changes what text below it is asked for.
struct TextAttributesModifier: PrimitiveModifier {
  let apply: (inout TextAttributes) -> Void

  func change(_ environment: inout EnvironmentValues) {
    apply(&environment.textAttributes)
  }
}

extension View {
  /// The font of text that names none; nil is the body style.
  public func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  /// The thickness of text that names none.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    modified(by: TextAttributesModifier { $0.emphasis = weight.map { .weight($0) } })
  }

  /// Bold text, or with false the font's own weight.
  public func bold(_ isActive: Bool = true) -> some View {
    modified(by: TextAttributesModifier { $0.emphasis = .bold(isActive) })
  }

  public func italic(_ isActive: Bool = true) -> some View {
    modified(by: TextAttributesModifier { $0.isItalic = isActive })
  }

  /// Points after each glyph, beside the font's own.
  public func tracking(_ tracking: CGFloat) -> some View {
    modified(by: TextAttributesModifier { $0.tracking = tracking.usable ?? 0 })
  }

  /// Points after each glyph, beside the font's own.
  public func kerning(_ kerning: CGFloat) -> some View {
    tracking(kerning)
  }

  /// The largest number of lines of a text; nil for as many as it has.
  public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number.map { max($0, 1) })
  }

  /// Points added between the lines of a text.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing.usableLength.map { CGFloat($0) } ?? 0)
  }

  /// How the lines of a text are aligned to each other.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Digits are not changed: the fonts at hand have no such widths to choose from.
  public func monospacedDigit() -> some View { self }
}
