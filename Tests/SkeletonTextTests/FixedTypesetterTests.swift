import SkeletonGraphics
import SkeletonText
import Testing

@Suite("the typesetter with fixed metrics")
struct FixedTypesetterTests {
  private func typeset(
    _ string: String, width: Double? = nil, height: Double? = nil, lineLimit: Int? = nil,
    alignment: TextBox.Alignment = .leading, isRightToLeft: Bool = false
  ) -> TypesetText {
    FixedTypesetter().typeset(
      Paragraph(
        runs: [Paragraph.Run(string: string, font: FontSpec(size: 17, tracking: -3))],
        isRightToLeft: isRightToLeft),
      in: TextBox(
        width: width, height: height, lineLimit: lineLimit, alignment: alignment,
        grid: PixelGrid(scale: 3)))
  }

  @Test("a line is as wide as its characters")
  func hugs() {
    let text = typeset("AAAA BBBB")
    #expect(text.size == Size(width: 90, height: 20))
    #expect(text.lines.map(\.baseline) == [16])
    #expect(!text.isTruncated)
  }

  @Test(
    "text wraps at spaces, and the space takes no room",
    arguments: [
      ("AAAA BBBB", 60.0, [40.0, 40]), ("AAAA BBBB", 89, [40, 40]), ("AAAA BBBB", 90, [90]),
      ("A BB CCC", 40, [40, 30]), ("A BB   CCC", 40, [40, 30]), ("AAAAA B", 30, [30, 20, 10]),
      ("A-B CC", 20, [20, 10, 20]), ("", 50, [0]), ("   ", 50, [30]), ("A   ", 20, [20]),
    ])
  func wraps(string: String, width: Double, widths: [Double]) {
    let text = typeset(string, width: width)
    #expect(text.lines.map(\.width) == widths)
    #expect(text.size == Size(width: widths.max() ?? 0, height: Double(widths.count) * 20))
    #expect(text.lines.map(\.endsParagraph) == widths.indices.map { $0 == widths.count - 1 })
  }

  @Test(
    "separators force a break, and one at the end opens a line",
    arguments: [
      ("A\nBBB", [10.0, 30]), ("A\r\nB", [10, 10]), ("A\n\nB", [10, 0, 10]), ("A\n", [10, 0]),
      ("A\u{2028}BB", [10, 20]), ("\n", [0, 0]),
    ])
  func forcedBreaks(string: String, widths: [Double]) {
    let text = typeset(string)
    #expect(text.lines.map(\.width) == widths)
    #expect(text.lines.allSatisfy { $0.endsParagraph })
  }

  @Test("a short frame holds whole lines and ends in an ellipsis")
  func truncatesByHeight() {
    let text = typeset("AA BB CC", width: 30, height: 59)
    #expect(text.lines.map(\.width) == [20, 30])
    #expect(text.isTruncated)
    #expect(!text.lines[1].endsParagraph)
  }

  @Test("a frame of no height still holds one line")
  func holdsOneLine() {
    #expect(typeset("AA BB", width: 30, height: 0).size == Size(width: 30, height: 20))
  }

  @Test(
    "a line limit cuts at a character and drops the spaces before the ellipsis",
    arguments: [
      ("AAAA BBBB", 60.0, 1, [50.0]), ("AAAA BBBB", 70, 1, [70]), ("A\nB", 60, 1, [20]),
      ("AAAAAAA", 30, 2, [30, 30]), ("AA BB", 5, 1, [10]),
    ])
  func truncatesByLimit(string: String, width: Double, limit: Int, widths: [Double]) {
    let text = typeset(string, width: width, lineLimit: limit)
    #expect(text.lines.map(\.width) == widths)
    #expect(text.isTruncated)
  }

  @Test("a limit that is not reached changes nothing")
  func unreachedLimit() {
    #expect(typeset("AA BB", width: 20, lineLimit: 2) == typeset("AA BB", width: 20))
  }

  @Test(
    "lines are aligned inside the frame, leading at the right in right-to-left text",
    arguments: [
      (TextBox.Alignment.leading, false, 0.0), (.center, false, 15), (.trailing, false, 30),
      (.leading, true, 30), (.center, true, 15), (.trailing, true, 0),
    ])
  func aligns(alignment: TextBox.Alignment, isRightToLeft: Bool, x: Double) {
    let text = typeset("A\nBBBB", alignment: alignment, isRightToLeft: isRightToLeft)
    #expect(text.lines.map(\.x) == [x, 0])
  }

  @Test("a character as a reader sees it counts once")
  func graphemes() {
    #expect(typeset("e\u{301}👨‍👩‍👧🇳🇴").size.width == 30)
  }

  @Test("text can be narrower than a character")
  func narrowerThanACharacter() {
    #expect(typeset("AB", width: 0).size == Size(width: 0, height: 40))
    #expect(typeset("AB", width: -.infinity).size == Size(width: 0, height: 40))
    #expect(typeset("AB", width: .nan).lines.count == 2)
  }
}
