import CHarfBuzz

/// Cuts a paragraph into items, character by character as a reader sees them.
struct Itemizer {
  /// As it is shaped: of the paragraph's own length, without control characters.
  private(set) var text: [UInt16]
  private(set) var items: [TextItem] = []
  /// By offset: whether a character as a reader sees it starts there.
  private(set) var startsCharacter: [Bool]
  let opportunities: BreakOpportunities
  /// What was asked of the fonts.
  private(set) var choices: Set<FontChoice> = []

  init(_ paragraph: Paragraph, fonts: FontLibrary) {
    text = paragraph.runs.flatMap { Array($0.string.utf16) }
    opportunities = BreakOpportunities(text)
    startsCharacter = Array(repeating: false, count: text.count + 1)
    startsCharacter[text.count] = true
    let bidi = BidiLevels(text, isRightToLeft: paragraph.isRightToLeft)
    var offset = 0
    for (index, run) in paragraph.runs.enumerated() {
      let main = fonts.face(run.font)
      choices.insert(FontChoice(run.font))
      for character in run.string {
        let range = offset..<offset + character.utf16.count
        startsCharacter[offset] = true
        offset = range.upperBound
        let scalars = character.unicodeScalars
        let item = TextItem(
          range: range, run: index, level: bidi.levels[range.lowerBound],
          baseLevel: bidi.bases[range.lowerBound],
          script: Self.script(of: scalars),
          face: scalars.last!.isLineSeparator
            ? nil : face(for: scalars, run.font, main, fonts))
        if items.isEmpty || !items[items.count - 1].absorb(item) { items.append(item) }
      }
    }
    hideControls()
  }

  private static func script(of scalars: Character.UnicodeScalarView) -> hb_script_t {
    hb_unicode_script(hb_unicode_funcs_get_default(), scalars.first!.value)
  }

  /// The main face if it has all that is seen of the character, else one that has; else the main
  /// face, whose box then stands for what is missing.
  private mutating func face(
    for scalars: Character.UnicodeScalarView, _ spec: FontSpec, _ main: FontFace,
    _ fonts: FontLibrary
  ) -> FontFace {
    let missing = scalars.filter { !main.has($0) && !$0.isInvisible }
    guard !missing.isEmpty else { return main }
    let visible = scalars.filter { !$0.isInvisible }
    for wanted in [Array(visible), [visible.first!]] {
      choices.insert(FontChoice(standingInFor: wanted, spec))
      if let face = fonts.fallback(for: wanted, spec) { return face }
    }
    return main
  }

  /// What of the character at an offset a face cannot draw.
  func undrawable(at offset: Int, by face: FontFace) -> [Unicode.Scalar] {
    let end = startsCharacter[(offset + 1)...].firstIndex(of: true) ?? text.count
    let scalars = String(decoding: text[offset..<end], as: UTF16.self).unicodeScalars
    let visible = scalars.filter { !$0.isInvisible && !$0.properties.isWhitespace }
    return visible.filter { !face.has($0) }
  }

  /// Control characters are not drawn, and a tab is a space: fonts have no glyphs for either.
  private mutating func hideControls() {
    for (offset, unit) in text.enumerated() where unit < 0x20 || (0x7F..<0xA0).contains(unit) {
      text[offset] = unit == 0x09 ? 0x20 : 0x200B
    }
  }
}

extension Unicode.Scalar {
  /// Whether no font needs a glyph for it: controls, joiners, variation selectors, separators.
  var isInvisible: Bool {
    properties.isDefaultIgnorableCodePoint || properties.generalCategory == .control
      || isLineSeparator
  }
}
