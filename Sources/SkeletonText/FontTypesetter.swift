import SkeletonGraphics

/// A typesetter that shapes with the fonts of this machine.
///
/// Lines have the height and baseline of the iOS system font, whatever font draws them. Characters
/// that the font lacks are drawn with another; those that no font has, as the font's own box.
package struct FontTypesetter: Typesetter {
  private let fonts: FontLibrary
  private let cache = ShapedTextCache()

  /// - Parameter family: the font of text that names none.
  /// - Throws: ``FontError/missingFamily(_:package:)``.
  package init(family: String = FontLibrary.defaultFamily) throws(FontError) {
    fonts = try FontLibrary(family: family)
  }

  package func typeset(_ paragraph: Paragraph, in box: TextBox) -> TypesetText {
    let text = cache.text(paragraph) { TextShaper(fonts: fonts).shape($0) }
    let stack = LineStack(
      clusters: text.clusters, box: box, metrics: .system,
      emptyFontSize: paragraph.runs.last?.font.drawnSize ?? 0,
      ellipsis: { run in text.ellipses[run].clusters.reduce(0) { $0 + $1.advance } })
    let painter = LinePainter(text: text)
    return stack.placed(isRightToLeft: paragraph.isRightToLeft) { line, origin in
      painter.glyphs(of: line, at: origin)
    }
  }
}
