package import SkeletonGraphics

/// The room a paragraph may use, and how it uses it.
package struct TextBox: Sendable, Hashable {
  package enum Alignment: Sendable, Hashable { case leading, center, trailing }

  /// nil or infinite: only forced breaks.
  package var width: Double?
  /// nil or infinite: as many lines as there are. Otherwise as many whole lines as fit, at least
  /// one; the last one shown ends in an ellipsis when text is left out.
  package var height: Double?
  package var lineLimit: Int?
  package var alignment: Alignment
  /// Points added between lines.
  package var lineSpacing: Double
  /// Sizes are rounded up to whole pixels of this grid, baselines to the nearest.
  package var grid: PixelGrid

  package init(
    width: Double? = nil, height: Double? = nil, lineLimit: Int? = nil,
    alignment: Alignment = .leading, lineSpacing: Double = 0, grid: PixelGrid
  ) {
    self.width = width
    self.height = height
    self.lineLimit = lineLimit
    self.alignment = alignment
    self.lineSpacing = lineSpacing
    self.grid = grid
  }
}
