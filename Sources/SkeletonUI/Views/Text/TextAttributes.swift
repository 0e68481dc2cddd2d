/// What modifiers ask of text, beside its font.
package struct TextAttributes: Sendable {
  var font: Font?
  var emphasis: Font.Emphasis?
  var isItalic: Bool?
  /// Points after each glyph, beside the font's own.
  var tracking = 0.0
  var foreground: AnyShapeStyle?

  package init() {}

  /// These, and what is not said here as `outer` says.
  func over(_ outer: TextAttributes) -> TextAttributes {
    var result = self
    result.font = font ?? outer.font
    result.emphasis = emphasis ?? outer.emphasis
    result.isItalic = isItalic ?? outer.isItalic
    result.tracking = tracking != 0 ? tracking : outer.tracking
    result.foreground = foreground ?? outer.foreground
    return result
  }
}
