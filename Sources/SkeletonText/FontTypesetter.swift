import SkeletonGraphics

/// A typesetter that shapes with the fonts of this machine.
///
/// Lines have the height and baseline of the iOS system font, whatever font draws them. Characters
/// that the font lacks are drawn with another; those that no font has, as the font's own box.
package struct FontTypesetter: Typesetter {
  private let fonts: FontLibrary
  private let cache: ShapedTextCache
  private let chosen: ChosenFonts

  /// - Parameter family: the font of text that names none.
  /// - Throws: ``FontError/missingFamily(_:package:)``.
  package init(family: String = FontLibrary.defaultFamily) throws(FontError) {
    fonts = try FontLibrary(family: family)
    cache = ShapedTextCache()
    chosen = ChosenFonts()
  }

  /// A typesetter with the same open fonts and shaped texts.
  ///
  /// - Parameter chosen: where to keep what texts ask of the fonts.
  package init(sharing other: FontTypesetter, noting chosen: ChosenFonts) {
    fonts = other.fonts
    cache = other.cache
    self.chosen = chosen
  }

  /// The file that answers a choice, with its place among the fonts in there; nil for none.
  package func file(for choice: FontChoice) -> (path: String, index: Int)? {
    fonts.face(for: choice).map { ($0.file.path, Int($0.file.index)) }
  }

  package func typeset(_ paragraph: Paragraph, in box: TextBox) -> TypesetText {
    let text = cache.text(paragraph) { TextShaper(fonts: fonts).shape($0) }
    chosen.add(text.choices)
    let stack = LineStack(
      clusters: text.clusters, box: box, metrics: .system,
      emptyFontSize: paragraph.runs.last?.font.drawnSize ?? 0,
      ellipsis: { run in text.ellipses[run].clusters.reduce(0) { $0 + $1.advance } })
    let painter = LinePainter(text: text)
    var placed = stack.placed(isRightToLeft: paragraph.isRightToLeft) { line, origin in
      painter.glyphs(of: line, at: origin)
    }
    placed.missing = text.missing
    return placed
  }
}
