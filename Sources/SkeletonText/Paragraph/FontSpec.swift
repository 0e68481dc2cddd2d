/// A font by what is asked of it; which file answers is the typesetter's matter.
package struct FontSpec: Sendable, Hashable {
  /// nil takes the typesetter's own family.
  package var family: String?
  /// Points an em.
  package var size: Double
  /// OpenType weight, 100…900.
  package var weight: Int
  package var isItalic: Bool
  /// Points added after every glyph.
  package var tracking: Double

  package init(
    family: String? = nil, size: Double, weight: Int = 400, isItalic: Bool = false,
    tracking: Double = 0
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.tracking = tracking
  }
}
