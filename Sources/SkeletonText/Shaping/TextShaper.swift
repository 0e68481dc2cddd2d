import CHarfBuzz

/// Turns paragraphs into glyphs.
///
/// Kerning and ligatures are on at every tracking: most tracking here is what the system font has
/// built in at its size, which does not part ligatures on the device either.
struct TextShaper {
  let fonts: FontLibrary

  private static let ellipsis = "\u{2026}"

  func shape(_ paragraph: Paragraph) -> ShapedText {
    var shaped = glyphs(of: paragraph)
    shaped.ellipses = paragraph.runs.map { run in
      glyphs(
        of: Paragraph(
          runs: [Paragraph.Run(string: Self.ellipsis, font: run.font)],
          isRightToLeft: paragraph.isRightToLeft))
    }
    for ellipsis in shaped.ellipses { shaped.choices.formUnion(ellipsis.choices) }
    return shaped
  }

  private func glyphs(of paragraph: Paragraph) -> ShapedText {
    let itemizer = Itemizer(paragraph, fonts: fonts)
    let buffer = ShapingBuffer()
    var shaped = ShapedText()
    shaped.choices = itemizer.choices
    for source in itemizer.items {
      let font = paragraph.runs[source.run].font
      guard let face = source.face else {
        shaped.appendSeparator(run: source.run, fontSize: font.drawnSize)
        continue
      }
      let item = ShapedText.Item(
        face: face, run: source.run, level: source.level, baseLevel: source.baseLevel,
        fontSize: font.drawnSize,
        tracking: Self.isCursive(source.script) ? 0 : font.drawnTracking)
      let glyphs = buffer.glyphs(
        of: source, face, scale: font.drawnSize / face.unitsPerEm, in: itemizer.text)
      for glyph in glyphs where glyph.id == 0 {
        shaped.missing += itemizer.undrawable(at: glyph.offset, by: face).map {
          TypesetText.Missing(run: source.run, scalar: $0)
        }
      }
      shaped.append(item, glyphs, end: source.range.upperBound, in: itemizer)
    }
    return shaped
  }

  /// Scripts whose letters join: room between them would tear words apart.
  private static func isCursive(_ script: hb_script_t) -> Bool {
    switch script {
    case HB_SCRIPT_ARABIC, HB_SCRIPT_SYRIAC, HB_SCRIPT_MONGOLIAN, HB_SCRIPT_NKO,
      HB_SCRIPT_MANDAIC, HB_SCRIPT_PHAGS_PA, HB_SCRIPT_ADLAM, HB_SCRIPT_HANIFI_ROHINGYA:
      true
    default: false
    }
  }
}

extension FontSpec {
  /// The size as drawn: sizes that are none draw nothing, and none is so large that a text's
  /// width is not finite.
  var drawnSize: Double { size > 0 ? min(size, 1e6) : 0 }
  var drawnTracking: Double { tracking.isFinite ? min(max(tracking, -1e6), 1e6) : 0 }
}
