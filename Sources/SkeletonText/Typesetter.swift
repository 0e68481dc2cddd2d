package import SkeletonGraphics

/// Turns strings into measured lines.
///
/// Two kinds exist: one that shapes with real fonts, and one with fixed metrics for layout tests.
package protocol Typesetter: Sendable {
  /// Lays a paragraph out in the width and height offered.
  func typeset(_ paragraph: Paragraph, in box: TextBox) -> TypesetText
}

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
  /// Whether a line's logical start is at its right.
  package var isRightToLeft: Bool

  package init(runs: [Run], isRightToLeft: Bool = false) {
    self.runs = runs
    self.isRightToLeft = isRightToLeft
  }
}

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

/// A paragraph as laid out: all values in points from the top left of its frame.
package struct TypesetText: Sendable, Hashable {
  package struct Line: Sendable, Hashable {
    /// The left edge of the line's text.
    package var x: Double
    /// Without the spaces that a break swallowed.
    package var width: Double
    /// On the pixel grid when the frame is.
    package var baseline: Double
    /// The tallest font size of the line.
    package var fontSize: Double
    /// Whether the line ends its paragraph: at a forced break or at the end of the text.
    package var endsParagraph: Bool
    package var glyphs: [Glyphs]

    package init(
      x: Double, width: Double, baseline: Double, fontSize: Double, endsParagraph: Bool,
      glyphs: [Glyphs]
    ) {
      self.x = x
      self.width = width
      self.baseline = baseline
      self.fontSize = fontSize
      self.endsParagraph = endsParagraph
      self.glyphs = glyphs
    }
  }

  /// The outlines of one run's part of a line.
  package struct Glyphs: Sendable, Hashable {
    /// The index into ``Paragraph/runs``.
    package var run: Int
    /// In points from the frame's top left; empty from a typesetter without outlines.
    package var outline: BezierPath

    package init(run: Int, outline: BezierPath) {
      self.run = run
      self.outline = outline
    }
  }

  /// The frame: the widest line and all line boxes, rounded up to whole pixels.
  package var size: Size
  /// Never empty: text without characters has one line of no width.
  package var lines: [Line]
  /// The height of one line box, before rounding.
  package var lineHeight: Double
  /// Whether text was left out and an ellipsis stands for it.
  package var isTruncated: Bool

  package init(size: Size, lines: [Line], lineHeight: Double, isTruncated: Bool) {
    self.size = size
    self.lines = lines
    self.lineHeight = lineHeight
    self.isTruncated = isTruncated
  }
}
