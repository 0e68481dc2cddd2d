import SkeletonGraphics

/// Places the outlines of one line.
struct LinePainter {
  let text: ShapedText

  /// A stretch of the line with one level, in logical order.
  private struct Piece {
    var text: ShapedText
    var clusters: Range<Int>
    var item: ShapedText.Item
    /// The index into ``Paragraph/runs``; an ellipsis does not know its own.
    var run: Int
  }

  /// - Parameter origin: the left end of the baseline.
  func glyphs(of line: BrokenLine, at origin: Point) -> [TypesetText.Glyphs] {
    let pieces = pieces(of: line)
    var outlines: [Int: BezierPath] = [:]
    var x = origin.x
    for index in BidiLevels.visualOrder(pieces.map(\.item.level)) {
      let piece = pieces[index]
      Self.draw(piece, x: &x, baseline: origin.y, into: &outlines[piece.run, default: BezierPath()])
    }
    return outlines.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
      .map { TypesetText.Glyphs(run: $0.key, outline: $0.value) }
  }

  private func pieces(of line: BrokenLine) -> [Piece] {
    var pieces = Self.pieces(of: text, line.visible)
    if let run = line.ellipsisRun {
      let ellipsis = text.ellipses[run]
      // At the logical end of the paragraph's direction, whatever the text before it.
      pieces += Self.pieces(of: ellipsis, ellipsis.clusters.indices).map { [pieces] piece in
        var piece = piece
        piece.run = run
        piece.item.level = pieces.last?.item.baseLevel ?? piece.item.level
        return piece
      }
    }
    return pieces
  }

  private static func pieces(of text: ShapedText, _ clusters: Range<Int>) -> [Piece] {
    var pieces: [Piece] = []
    var start = clusters.lowerBound
    while start < clusters.upperBound {
      let index = text.drawn[start].item
      var end = start + 1
      while end < clusters.upperBound, text.drawn[end].item == index { end += 1 }
      if let item = index.map({ text.items[$0] }) {
        pieces.append(Piece(text: text, clusters: start..<end, item: item, run: item.run))
      }
      start = end
    }
    return pieces
  }

  private static func draw(
    _ piece: Piece, x: inout Double, baseline: Double, into outline: inout BezierPath
  ) {
    let item = piece.item
    func draw(_ cluster: Int) {
      // Tracking follows the character: at its left when text runs to the left.
      if item.isRightToLeft { x += item.tracking }
      for glyph in piece.text.glyphs[piece.text.drawn[cluster].glyphs] {
        if item.fontSize > 0 {
          let pen = Point(x: x + glyph.x, y: baseline - glyph.y)
          outline.append(item.face.outline(glyph.id).mapped { $0 * item.fontSize + pen })
        }
        x += glyph.advance
      }
      if !item.isRightToLeft { x += item.tracking }
    }
    if item.isRightToLeft {
      for cluster in piece.clusters.reversed() { draw(cluster) }
    } else {
      for cluster in piece.clusters { draw(cluster) }
    }
  }
}
