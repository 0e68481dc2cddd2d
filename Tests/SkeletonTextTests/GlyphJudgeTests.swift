import SkeletonGraphics
import SkeletonRaster
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

  /// Both draw exact areas of the same outlines, so what is left is where Pillow, which draws
  /// sixteen times as large here, rounds: its outlines are hinted and its glyphs start on
  /// sixteenths of a pixel, 16 levels on an upright edge. A glyph that is wrong or a pixel off
  /// differs by 255.
  @Test(
    "a line of body text has the pixels that Pillow gives it, but for antialiasing",
    arguments: [
      ("Hello, AVATAR To We! office", "Inter"), ("10x20 -> 5 <= 6 (A)", "Inter"),
      ("e\u{301} x\u{323}\u{301} ŋ\u{30A} Åffi", "DejaVu Sans"),
      ("abc 123 שלום 456 def (x)", "DejaVu Sans"),
      ("שלום abc 456 (def) עוד.", "DejaVu Sans"),
      ("مرحبا بالعالم 123 abc", "DejaVu Sans"),
      ("لا إله [x] (ب) - ١٢٣", "DejaVu Sans"),
      ("a\u{202E}bc\u{202C}d", "DejaVu Sans"),
    ], [34.0, 22.0])
  func lines(line: (text: String, family: String), size: Double) throws {
    let text = try FontTypesetter().typeset(
      Paragraph(runs: [
        Paragraph.Run(string: line.text, font: FontSpec(family: line.family, size: size))
      ]), in: TextBox(grid: PixelGrid(scale: 1)))
    let drawn = text.lines[0]
    let margin = (2 * size).rounded()
    let picture = PixelSize(
      width: Int((drawn.width + 2 * margin).rounded(.up)), height: Int(2 * margin))
    var path = BezierPath()
    for glyphs in drawn.glyphs {
      path.append(
        glyphs.outline.offset(by: Point(x: margin - drawn.x, y: margin - drawn.baseline)))
    }
    let drawing = Drawing(
      size: picture, background: .white, nodes: [.fill(path, .solid(.black))])
    var pixels = [UInt8](repeating: 0, count: picture.count * 4)
    FramePlan(drawing, jobs: 1).drawRGBA(FrameState(progress: []), into: &pixels)
    let coverage = (0..<picture.count).map { String(255 - pixels[4 * $0]) }
    let file = try FontLibrary(family: line.family).face(FontSpec(family: line.family, size: size))
      .file.path
    let output = try Pillow.run(
      Pillow.comparison,
      [file, "\(Int(size))", line.text, "\(picture.width)", "\(picture.height)"],
      coverage.joined(separator: " "))
    let numbers = output.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    try #require(numbers.count == 3)
    #expect(numbers[0] < 24, "largest difference of a pixel, of 255")
    #expect(numbers[1] < 8, "mean difference over the text's area, of 255")
    #expect(abs(numbers[2] - drawn.width) < 0.1)
  }
}
