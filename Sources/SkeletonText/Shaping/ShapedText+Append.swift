extension ShapedText {
  mutating func appendSeparator(run: Int, fontSize: Double) {
    clusters.append(
      Cluster(advance: 0, run: run, fontSize: fontSize, isSpace: true, breakAfter: .mandatory))
    drawn.append(Drawn(item: nil, glyphs: glyphs.count..<glyphs.count))
  }

  /// Adds an item's glyphs, given from left to right, as clusters in logical order.
  mutating func append(_ item: Item, _ line: [Glyph], end: Int, in itemizer: Itemizer) {
    let first = glyphs.count
    glyphs += line
    let pieces = Self.pieces(
      line.map(\.offset), isReversed: item.isRightToLeft,
      startsCharacter: itemizer.startsCharacter)
    for (index, piece) in pieces.enumerated() {
      let end = index + 1 < pieces.count ? pieces[index + 1].offset : end
      let range = first + piece.glyphs.lowerBound..<first + piece.glyphs.upperBound
      let isSpace =
        end - piece.offset == 1
        && Unicode.Scalar(itemizer.text[piece.offset])?.isBreakingSpace == true
      clusters.append(
        Cluster(
          advance: glyphs[range].reduce(item.tracking) { $0 + $1.advance }, run: item.run,
          fontSize: item.fontSize, isSpace: isSpace,
          breakAfter: itemizer.opportunities.isAllowed(at: end) ? .allowed : .none))
      drawn.append(Drawn(item: items.count, glyphs: range))
    }
    items.append(item)
  }

  /// The glyphs that start at the same offset, in logical order; offsets inside a character as a
  /// reader sees it join the piece before.
  private static func pieces(
    _ offsets: [Int], isReversed: Bool, startsCharacter: [Bool]
  ) -> [(offset: Int, glyphs: Range<Int>)] {
    var pieces: [(offset: Int, glyphs: Range<Int>)] = []
    let order = isReversed ? Array(offsets.indices.reversed()) : Array(offsets.indices)
    for glyph in order {
      if let last = pieces.last, last.offset == offsets[glyph] || !startsCharacter[offsets[glyph]] {
        let glyphs = last.glyphs
        pieces[pieces.count - 1].glyphs =
          min(glyphs.lowerBound, glyph)..<max(glyphs.upperBound, glyph + 1)
      } else {
        pieces.append((offsets[glyph], glyph..<glyph + 1))
      }
    }
    return pieces
  }
}
