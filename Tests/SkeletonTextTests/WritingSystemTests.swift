import SkeletonGraphics
import SkeletonText
import Testing

@Suite("characters that no font has")
struct WritingSystemTests {
  @Test(
    "a script is named as Unicode names it, with the package that has it",
    arguments: [
      ("ไ", "Thai", "fonts-noto-core"), ("中", "Han", "fonts-noto-cjk"),
      ("タ", "Katakana", "fonts-noto-cjk"), ("글", "Hangul", "fonts-noto-cjk"),
      ("、", "East Asian", "fonts-noto-cjk"), ("Ａ", "Latin", "fonts-noto-core"),
      ("हि", "Devanagari", "fonts-noto-core"),
      ("ᐁ", "Canadian Aboriginal", "fonts-noto-core"),
      ("😀", "emoji", "fonts-symbola"), ("⇒", "symbol", "fonts-noto-core"),
      ("\u{F8FF}", "private", nil), ("\u{10FFFD}", "private", nil),
      ("\u{40000}", "unassigned", nil),
    ] as [(String, String, String?)])
  func names(text: String, name: String, package: String?) throws {
    let system = WritingSystem(of: try #require(text.unicodeScalars.first))
    #expect(system.name == name)
    #expect(system.fontPackage == package)
  }

  @Test("a character without a glyph is told with its run; what is never seen is none")
  func missing() throws {
    let runs = ["a\u{200D}b\u{FE0F} \t\u{3000}é", "x\u{10FFFD}\n\u{10FFFC}"].map {
      Paragraph.Run(string: $0, font: FontSpec(size: 17))
    }
    let text = try FontTypesetter().typeset(
      Paragraph(runs: runs), in: TextBox(grid: PixelGrid(scale: 1)))
    #expect(text.missing.map(\.run) == [1, 1])
    #expect(text.missing.map(\.scalar.value) == [0x10FFFD, 0x10FFFC])
  }
}
