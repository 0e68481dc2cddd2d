import SkeletonGraphics
import Testing

@testable import SkeletonText

@Suite("line breaking")
struct LineBreakerTests {
  @Test(
    "opportunities are those of the Unicode rules",
    arguments: [
      "can't |stop", "costs |$9.50 |or |10% |now", "(a |b) |[c]", "well-|known", "wait|—|what",
      "中|文|。|字", "a\u{A0}b |c", "http://|x.y/|z", "soft\u{AD}|hyphen", "“quoted” |word",
      "👨‍👩‍👧|👍🏽|x", "🇳🇴|🇸🇪", "3.14 |+ |2", "e.g. |this…", "zero\u{200B}|width",
      "สวัสดี|ครับ", "a\u{2060}b", "100 |km/|h", "שלום |עולם",
    ])
  func opportunities(marked: String) {
    let text = Array(marked.filter { $0 != "|" }.utf16)
    var expected: Set<Int> = []
    var offset = 0
    for part in marked.split(separator: "|", omittingEmptySubsequences: false) {
      offset += part.utf16.count
      expected.insert(offset)
    }
    let opportunities = BreakOpportunities(text)
    let found = (1...text.count).filter { opportunities.isAllowed(at: $0) }
    // A full stop of CJK stays with what it ends.
    #expect(found == expected.subtracting(marked == "中|文|。|字" ? [2] : []).sorted())
  }

  private static let samples = [
    "The quick (brown) fox can't jump 32.3 feet, right?\nNo: it sleeps — well… all day long.   ",
    "Donaudampfschifffahrtsgesellschaftskapitän", "中文字符之间可以换行。English 混合 text",
    "abc שלום עולם 123 def", "مرحبا بالعالم والسلام عليكم ورحمة الله", "   leading and trailing   ",
    "e\u{301}e\u{301}e\u{301}e\u{301} 👨‍👩‍👧👨‍👩‍👧 office ffi\r\n\r\nx\u{2028}y\n",
  ]

  @Test("lines hold all text in order, and none is wider than asked", arguments: samples)
  func laws(sample: String) throws {
    let fonts = try FontLibrary(family: "Inter")
    let shaped = TextShaper(fonts: fonts).shape(
      Paragraph(runs: [Paragraph.Run(string: sample, font: FontSpec(size: 17, tracking: -0.43))]))
    let clusters = shaped.clusters
    var lineCount = Int.max
    for width in stride(from: 0.0, through: 400, by: 7) {
      let breaker = LineBreaker(clusters: clusters, width: width)
      var next = 0
      var count = 0
      while next < clusters.count {
        let line = breaker.line(from: next)
        #expect(line.clusters.lowerBound == next && line.clusters.upperBound > next)
        #expect(line.width <= width + 1e-5 || line.visible.count == 1)
        let rest = line.visibleEnd..<line.clusters.upperBound
        #expect(clusters[rest].allSatisfy { $0.isSpace })
        let separators = clusters[line.clusters].dropLast().filter { $0.breakAfter == .mandatory }
        #expect(separators.isEmpty)
        if !line.endsParagraph {
          let opportunity = clusters[line.clusters.upperBound...]
            .firstIndex { $0.breakAfter != .none }
          var longer = clusters[line.clusters.lowerBound...(opportunity ?? clusters.count - 1)]
          while longer.last?.isSpace == true { longer.removeLast() }
          #expect(longer.reduce(0) { $0 + $1.advance } > width, "a line is as full as can be")
        }
        next = line.clusters.upperBound
        count += 1
      }
      #expect(count <= lineCount, "a wider box never needs more lines")
      lineCount = count
    }
  }

  @Test("a truncated line holds as much as fits before the ellipsis")
  func truncation() throws {
    let string = "The quick brown fox jumps over the lazy dog"
    let typesetter = try FontTypesetter()
    let font = FontSpec(size: 17, tracking: -0.43)
    func typeset(_ string: String, _ width: Double?) -> TypesetText {
      typesetter.typeset(
        Paragraph(runs: [Paragraph.Run(string: string, font: font)]),
        in: TextBox(width: width, lineLimit: 1, grid: PixelGrid(scale: 3)))
    }
    for width in stride(from: 40.0, through: 300, by: 13) {
      let cut = typeset(string, width)
      #expect(cut.isTruncated && cut.lines.count == 1 && !cut.lines[0].endsParagraph)
      let candidates = (1..<string.count).map { n -> String in
        var kept = string.prefix(n)
        while kept.last == " " { kept.removeLast() }
        return String(kept)
      }
      // The ellipsis is not kerned with what it follows.
      let ellipsis = typeset("…", nil).lines[0].width
      let widths = candidates.map { typeset($0, nil).lines[0].width + ellipsis }
      // A prefix by itself lacks the kerning with what followed it: up to half a point.
      #expect(widths.contains { abs($0 - cut.lines[0].width) < 0.5 })
      #expect(!widths.contains { $0 > cut.lines[0].width + 0.5 && $0 < width - 0.5 })
    }
  }

  @Test(
    "an ellipsis is at the end of the text's own direction",
    arguments: [("שלום עולם שלום עולם", true), ("Hello world, hello world", false)])
  func ellipsisDirection(string: String, isAtLeft: Bool) throws {
    let text = try FontTypesetter().typeset(
      Paragraph(
        runs: [Paragraph.Run(string: string, font: FontSpec(size: 20))], isRightToLeft: true),
      in: TextBox(width: 100, lineLimit: 1, grid: PixelGrid(scale: 1)))
    let line = text.lines[0]
    let end = isAtLeft ? line.x..<line.x + 15 : line.x + line.width - 15..<line.x + line.width
    let heights = line.glyphs[0].outline.elements.compactMap { element -> Double? in
      switch element {
      case .move(let p), .line(let p), .quad(_, let p), .cubic(_, _, let p):
        end.contains(p.x) ? line.baseline - p.y : nil
      case .close: nil
      }
    }
    // Only the dots of an ellipsis stay this low.
    #expect(try #require(heights.max()) < 4)
  }
}
