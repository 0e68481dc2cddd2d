/// Text of one view: runs of one font each.
package struct Paragraph: Sendable, Hashable {
  package struct Run: Sendable, Hashable {
    package var string: String
    package var font: FontSpec

    package init(string: String, font: FontSpec) {
      self.string = string
      self.font = font
    }
  }

  /// In logical order. Line feeds force a break.
  package var runs: [Run]
  /// Whether the layout runs from right to left: leading is at the right then. The text itself
  /// runs in the direction of its first strong character, and in this one if it has none.
  package var isRightToLeft: Bool

  package init(runs: [Run], isRightToLeft: Bool = false) {
    self.runs = runs
    self.isRightToLeft = isRightToLeft
  }
}
