import Dispatch
import SkeletonGraphics
import SkeletonText
import Synchronization
import Testing

@Suite("text of any kind")
struct TextRobustnessTests {
  private static let grid = PixelGrid(scale: 3)

  @Test(
    "strange characters lay out, finitely",
    arguments: [
      "\0", "\0\0a\u{7F}\u{9F}", "\t\tx", " ", "   \n   ", "\r", "\r\n\n\r", "\u{FEFF}",
      "\u{200D}\u{200D}", "\u{301}", "\u{301}\u{301}a", "\u{FFFE}\u{FFFF}", "\u{D7FF}\u{E000}",
      "\u{10FFFF}", "\u{202E}\u{2066}\u{202A}", "\u{2069}\u{202C}a", "🇳", "👍🏽‍", "\u{FE0F}\u{20E3}",
      "a\u{AD}", "\u{2028}\u{2029}\u{85}\u{0B}\u{0C}", "﷽", "क्षि", "แ", "\u{1F1E6}\u{200D}\u{301}",
    ])
  func strange(string: String) throws {
    let typesetter = try FontTypesetter()
    for isRightToLeft in [false, true] {
      for width in [nil, 0, 12, 1000] as [Double?] {
        for limit in [nil, 1] as [Int?] {
          let text = typesetter.typeset(
            Paragraph(
              runs: [Paragraph.Run(string: string, font: FontSpec(size: 17))],
              isRightToLeft: isRightToLeft),
            in: TextBox(width: width, lineLimit: limit, alignment: .trailing, grid: Self.grid))
          #expect(text.size.width.isFinite && text.size.width >= 0)
          #expect(text.size.height > 20 && !text.lines.isEmpty)
        }
      }
    }
  }

  @Test(
    "strange fonts lay out, finitely",
    arguments: [
      FontSpec(size: 0), FontSpec(size: -5), FontSpec(size: .nan), FontSpec(size: .infinity),
      FontSpec(size: 1e300), FontSpec(size: 1e-300), FontSpec(size: 17, tracking: .nan),
      FontSpec(size: 17, tracking: -.infinity), FontSpec(size: 17, tracking: -100),
      FontSpec(size: 17, tracking: 1e308), FontSpec(size: 17, weight: .min),
    ])
  func strangeFonts(font: FontSpec) throws {
    let text = try FontTypesetter().typeset(
      Paragraph(runs: [Paragraph.Run(string: "Hello there שלום", font: font)]),
      in: TextBox(width: 50, lineLimit: 2, grid: Self.grid))
    #expect(text.size.width.isFinite && text.size.height.isFinite)
    #expect(text.size.width >= 0 && text.size.height >= 0)
    for glyphs in text.lines.flatMap(\.glyphs) {
      #expect(glyphs.outline.controlBounds.width.isFinite)
    }
  }

  @Test("strange boxes lay out, finitely")
  func strangeBoxes() throws {
    let typesetter = try FontTypesetter()
    let values = [-.infinity, -1, 0, 1e-300, .infinity, .nan, 1e300] as [Double]
    for width in values {
      for height in values {
        let text = typesetter.typeset(
          Paragraph(runs: [Paragraph.Run(string: "Hello there", font: FontSpec(size: 17))]),
          in: TextBox(
            width: width, height: height, lineLimit: -3, lineSpacing: height, grid: Self.grid))
        #expect(text.lines.count == 1)
        #expect(text.size.width.isFinite && text.size.height.isFinite)
      }
    }
  }

  @Test(
    "100 KB of text costs no more than its share",
    arguments: ["word and ", "a", "e\u{301}\u{301}", "שלום abc ", "\n", "\u{1}\u{7F}a ", "中", "👍🏽"])
  func longText(unit: String) throws {
    let string = String(repeating: unit, count: 100_000 / unit.utf8.count)
    let typesetter = try FontTypesetter()
    let clock = ContinuousClock()
    let duration = clock.measure {
      let text = typesetter.typeset(
        Paragraph(runs: [Paragraph.Run(string: string, font: FontSpec(size: 17))]),
        in: TextBox(width: 342, height: 400, grid: Self.grid))
      #expect(text.isTruncated && text.lines.count == 19)
    }
    // Quadratic work would take minutes.
    #expect(duration < .seconds(20))
  }

  @Test("every thread typesets the same, and so does a second typesetter")
  func determinism() throws {
    let strings = (0..<40).map { "Line \($0): AVATAR office שלום مرحبا e\u{301} \($0 * 7919)" }
    @Sendable func typeset(_ string: String, _ typesetter: FontTypesetter) -> TypesetText {
      typesetter.typeset(
        Paragraph(runs: [Paragraph.Run(string: string, font: FontSpec(size: 17, weight: 600))]),
        in: TextBox(width: 150, lineLimit: 3, grid: Self.grid))
    }
    let serial = try FontTypesetter()
    let expected = strings.map { typeset($0, serial) }
    #expect(expected.allSatisfy { !$0.lines[0].glyphs.isEmpty })
    let shared = try FontTypesetter()
    let results = Mutex([Int: TypesetText]())
    DispatchQueue.concurrentPerform(iterations: strings.count * 4) { i in
      let text = typeset(strings[i % strings.count], shared)
      results.withLock { $0[i] = text }
    }
    results.withLock { results in
      for (i, text) in results { #expect(text == expected[i % strings.count]) }
      #expect(results.count == strings.count * 4)
    }
  }
}
