internal import SkeletonGraphics
internal import SkeletonText

/// Draws text: its glyphs, or bars in their place where it is redacted.
struct TextLeaf: Leaf {
  var rule: TextRule
  /// One for each run.
  var spans: [Text.Span]
  /// One for each run.
  var paints: [StylePaint]
  var redaction: TextRedaction?

  var name: String { "Text" }

  func substitutions(in frame: ViewFrame) -> [Substitution] {
    guard redaction == nil else { return [] }
    return rule.lines(for: frame.proposal).missing.map { missing in
      let span = spans[missing.run]
      return Substitution(
        of: .characters(WritingSystem(of: missing.scalar)), item: String(missing.scalar),
        place: span.place, text: span.string)
    }
  }

  func nodes(in frame: ViewFrame) -> [Drawing.Node] {
    let text = rule.lines(for: frame.proposal)
    if let redaction { return redaction.bars(of: text, paint: paints[0], in: frame) }
    let origin = frame.drawn.origin
    return text.lines.flatMap(\.glyphs).filter { !$0.outline.isEmpty }.map { glyphs in
      let outline = glyphs.outline.mapped { ($0 + origin) * frame.grid.scale }
      return .fill(outline, paints[glyphs.run].filling(frame.pixels))
    }
  }
}
