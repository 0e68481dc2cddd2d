import SkeletonGraphics

/// A typesetter for tests of layout: every character is 10 points wide, every line 20 high with
/// its baseline at 16, whatever the font; nothing is kerned, tracked or drawn.
package struct FixedTypesetter: Typesetter {
  package static let advance = 10.0
  package static let lineHeight = 20.0
  package static let ascent = 16.0

  package init() {}

  package func typeset(_ paragraph: Paragraph, in box: TextBox) -> TypesetText {
    let stack = LineStack(
      clusters: clusters(of: paragraph), box: box,
      metrics: .fixed(height: Self.lineHeight, ascent: Self.ascent),
      emptyFontSize: paragraph.runs.last?.font.size ?? 0, ellipsis: { _ in Self.advance })
    return stack.placed(isRightToLeft: paragraph.isRightToLeft) { _, _ in [] }
  }

  private func clusters(of paragraph: Paragraph) -> [Cluster] {
    let text = paragraph.runs.map(\.string).joined()
    let opportunities = BreakOpportunities(Array(text.utf16))
    var clusters: [Cluster] = []
    var end = 0
    for (index, run) in paragraph.runs.enumerated() {
      for character in run.string {
        end += character.utf16.count
        let last = character.unicodeScalars.last ?? " "
        let isSeparator = last.isLineSeparator
        clusters.append(
          Cluster(
            advance: isSeparator ? 0 : Self.advance, run: index, fontSize: run.font.size,
            isSpace: isSeparator || last.isBreakingSpace,
            breakAfter: isSeparator
              ? .mandatory : opportunities.isAllowed(at: end) ? .allowed : .none))
      }
    }
    return clusters
  }
}
