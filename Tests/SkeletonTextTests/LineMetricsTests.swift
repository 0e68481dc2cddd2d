import SkeletonGraphics
import SkeletonText
import Testing

@Suite("heights and baselines")
struct LineMetricsTests {
  private func typeset(_ string: String, _ size: Double, scale: Double) throws -> TypesetText {
    try FontTypesetter().typeset(
      Paragraph(runs: [Paragraph.Run(string: string, font: FontSpec(size: size))]),
      in: TextBox(grid: PixelGrid(scale: scale)))
  }

  @Test(
    "the text styles are as high as on the device at every scale",
    arguments: [
      (34, [41, 41, 40.667], 32.333), (28, [34, 33.5, 33.667], 26.667),
      (22, [27, 26.5, 26.333], 21), (20, [24, 24, 24], 19), (17, [21, 20.5, 20.333], 16.333),
      (16, [20, 19.5, 19.333], 15.333), (15, [18, 18, 18], 14.333),
      (13, [16, 16, 15.667], 12.333), (12, [15, 14.5, 14.333], 11.333),
      (11, [14, 13.5, 13.333], 10.333),
    ] as [(Double, [Double], Double)])
  func styles(size: Double, heights: [Double], baseline: Double) throws {
    for (scale, height) in zip([1.0, 2, 3], heights) {
      let text = try typeset("Hé", size, scale: scale)
      #expect(abs(text.size.height - height) < 0.0005)
      #expect(text.lineHeight == size * 2444 / 2048)
    }
    #expect(try abs(typeset("Hé", size, scale: 3).lines[0].baseline - baseline) < 0.0005)
  }

  @Test(
    "n lines are n line boxes, rounded up once",
    arguments: [("a", 20.5), ("a\nb", 41), ("a\nb\nc", 61)])
  func rows(string: String, height: Double) throws {
    #expect(try typeset(string, 17, scale: 2).size.height == height)
  }

  @Test("every baseline is on a whole pixel", arguments: [1.0, 2, 3, 1.5])
  func baselines(scale: Double) throws {
    let text = try typeset("a\nb\nc\nd\ne", 17, scale: scale)
    for (index, line) in text.lines.enumerated() {
      let pixels = line.baseline * scale
      #expect(abs(pixels - pixels.rounded()) < 1e-9)
      let exact = 17.0 * (1950 + 2444 * Double(index)) / 2048
      #expect(abs(line.baseline - exact) < 1 / scale)
    }
  }

  @Test("a line is as high as its largest font, and spacing comes between lines only")
  func mixedSizes() throws {
    let text = try FontTypesetter().typeset(
      Paragraph(runs: [
        Paragraph.Run(string: "small ", font: FontSpec(size: 10)),
        Paragraph.Run(string: "big\n", font: FontSpec(size: 20)),
        Paragraph.Run(string: "small", font: FontSpec(size: 10)),
      ]), in: TextBox(lineSpacing: 3, grid: PixelGrid(scale: 2048)))
    #expect(text.lines.map(\.fontSize) == [20, 10])
    // In units of 1/2048 point, which the grid has room for.
    #expect(text.lines.map { $0.baseline * 2048 } == [39000, 48880 + 6144 + 19500])
    #expect(text.size.height * 2048 == 48880 + 6144 + 24440)
    #expect(text.lines[0].glyphs.map(\.run) == [0, 1])
    #expect(text.lines[1].glyphs.map(\.run) == [2])
  }

  @Test("an empty text has one line of no width")
  func empty() throws {
    let text = try typeset("", 17, scale: 3)
    #expect(text.size.width == 0 && abs(text.size.height - 20.333) < 0.0005)
    #expect(text.lines.count == 1 && text.lines[0].endsParagraph && text.lines[0].glyphs.isEmpty)
    let nothing = try FontTypesetter().typeset(
      Paragraph(runs: []), in: TextBox(grid: PixelGrid(scale: 3)))
    #expect(nothing.size == .zero && nothing.lines.count == 1)
  }
}
