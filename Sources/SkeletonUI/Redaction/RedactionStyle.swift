/// How redacted text looks; the defaults imitate what can be known of the original.
package struct RedactionStyle: Sendable, Hashable {
  /// How tall a bar is.
  package enum Bar: String, Sendable, Hashable, CaseIterable {
    /// From the baseline up to the height of capitals.
    case cap
    /// The whole line.
    case line
  }

  /// - Source: black text redacted on white is #D6D6D6, which is an opacity of 0.16.
  private static let textOpacity = 0.16

  package var bar: Bar
  /// Multiplies the opacity of what a bar is painted with, 0…1; nil takes 0.16 for the text's own
  /// paint, 1 for ``color``.
  package var opacity: Double?
  /// Of the bars' corners, in points; nil takes 0.12 em.
  package var cornerRadius: Double?
  /// Of every bar; nil takes each text's own paint.
  package var color: Color?

  package init(bar: Bar = .cap, opacity: Double? = nil, cornerRadius: Double? = nil) {
    self.bar = bar
    self.opacity = opacity
    self.cornerRadius = cornerRadius
  }

  /// What a bar of a text is painted with that would be painted with `paint`.
  func paint(inPlaceOf paint: StylePaint, in environment: EnvironmentValues) -> StylePaint {
    guard let color else { return paint.opacity(opacity ?? Self.textOpacity) }
    return color.paint(in: environment).opacity(opacity ?? 1)
  }
}
