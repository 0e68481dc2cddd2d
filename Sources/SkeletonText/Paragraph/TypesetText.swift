package import SkeletonGraphics

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

  /// A character that no font has; a box stands for it.
  package struct Missing: Sendable, Hashable {
    /// The index into ``Paragraph/runs``.
    package var run: Int
    package var scalar: Unicode.Scalar
  }

  /// The frame: the widest line and all line boxes, rounded up to whole pixels.
  package var size: Size
  /// Never empty: text without characters has one line of no width.
  package var lines: [Line]
  /// The height of one line box, before rounding.
  package var lineHeight: Double
  /// Whether text was left out and an ellipsis stands for it.
  package var isTruncated: Bool
  /// In the order of the text, of all of it.
  package var missing: [Missing] = []

  package init(size: Size, lines: [Line], lineHeight: Double, isTruncated: Bool) {
    self.size = size
    self.lines = lines
    self.lineHeight = lineHeight
    self.isTruncated = isTruncated
  }
}
