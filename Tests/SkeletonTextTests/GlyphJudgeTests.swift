import SkeletonGraphics
import Testing

@testable import SkeletonText

@Suite("glyphs against Pillow", .enabled(if: Pillow.isAvailable, "needs python3-pil with Raqm"))
struct GlyphJudgeTests {
  @Test(
    "every character is as wide as the font file says",
    arguments: [
      FontSpec(size: 1), FontSpec(size: 1, weight: 600), FontSpec(size: 1, isItalic: true),
      FontSpec(family: "DejaVu Sans", size: 1),
    ])
  func advances(font: FontSpec) throws {
    let face = try FontLibrary(family: "Inter").face(font)
    var font = font
    font.size = face.unitsPerEm
    let typesetter = try FontTypesetter()
    let characters = (0x21...0x7E).map { String(Unicode.Scalar(UInt8($0))) } + ["é", "ß", "Ω", "Ж"]
    let ours = characters.map { character in
      typesetter.typeset(
        Paragraph(runs: [Paragraph.Run(string: character, font: font)]),
        in: TextBox(grid: PixelGrid(scale: 1))
      ).lines[0].width
    }
    let script = """
      import sys
      from PIL import ImageFont
      font = ImageFont.truetype(sys.argv[1], int(sys.argv[2]), layout_engine=0)
      for c in sys.stdin.read(): print(font.getlength(c))
      """
    let theirs = try Pillow.run(
      script, [face.file.path, "\(Int(face.unitsPerEm))"], characters.joined())
    #expect(ours == theirs.split(separator: "\n").compactMap { Double($0) })
  }

  /// Pillow's polygons count their border, and its glyphs start on whole pixels: both are up to
  /// a pixel of eight. A glyph that is wrong or elsewhere differs by 255.
  @Test(
    "a line looks as Pillow draws it",
    arguments: [
      ("Hello, AVATAR To We! office", "Inter"), ("10x20 -> 5 <= 6 (A)", "Inter"),
      ("e\u{301} x\u{323}\u{301} ŋ\u{30A} Åffi", "DejaVu Sans"),
      ("abc 123 שלום 456 def (x)", "DejaVu Sans"),
      ("שלום abc 456 (def) עוד.", "DejaVu Sans"),
      ("مرحبا بالعالم 123 abc", "DejaVu Sans"),
      ("لا إله [x] (ب) - ١٢٣", "DejaVu Sans"),
      ("a\u{202E}bc\u{202C}d", "DejaVu Sans"),
    ])
  func lines(string: String, family: String) throws {
    let font = FontSpec(family: family, size: 40)
    let text = try FontTypesetter().typeset(
      Paragraph(runs: [Paragraph.Run(string: string, font: font)]),
      in: TextBox(grid: PixelGrid(scale: 8)))
    let line = text.lines[0]
    let outline = line.glyphs[0].outline.offset(by: Point(x: -line.x, y: -line.baseline))
    let file = try FontLibrary(family: family).face(font).file.path
    let output = try Pillow.run(
      Pillow.comparison, [file, "40", string], Pillow.text(outline))
    let numbers = output.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    try #require(numbers.count == 3)
    #expect(numbers[0] < 80, "largest difference of a pixel, of 255")
    #expect(numbers[1] < 12, "mean difference over the text's area, of 255")
    #expect(abs(numbers[2] - line.width) < 0.1)
  }
}
