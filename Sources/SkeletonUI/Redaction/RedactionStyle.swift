/// How redacted text looks; the defaults imitate what can be known of the original.
package struct RedactionStyle: Sendable, Hashable {
  /// How tall a bar is.
  package enum Bar: String, Sendable, Hashable, CaseIterable {
    /// From the baseline up to the height of capitals.
    case cap
    /// The whole line.
    case line
  }

  package var bar: Bar
  /// Multiplies the text's own opacity, 0…1.
  package var opacity: Double
  /// Of the bars' corners, in points; nil takes 0.12 em.
  package var cornerRadius: Double?

  /// - Source: black text redacted on white is #D6D6D6, which is an opacity of 0.16.
  package init(bar: Bar = .cap, opacity: Double = 0.16, cornerRadius: Double? = nil) {
    self.bar = bar
    self.opacity = opacity
    self.cornerRadius = cornerRadius
  }
}
