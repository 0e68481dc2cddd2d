/// Turns strings into measured lines.
///
/// Two kinds exist: one that shapes with real fonts, and one with fixed metrics for layout tests.
package protocol Typesetter: Sendable {
  /// Lays a paragraph out in the width and height offered.
  func typeset(_ paragraph: Paragraph, in box: TextBox) -> TypesetText
}
