import Foundation
import Testing

@testable import SkeletonCampaign

/// Texts as the page needs them, judged by Python's library and by a shell.
@Suite struct PageTextTests {
  static let texts = [
    "row.gif", "a b", "50%25 #1?", "it's \"q\"", "<script>&amp;", "c:olon", "שלום ü 漢字",
    "$HOME `x`",
    "back\\slash", "~", "!*(){}[];|", "e\u{301}'\u{301}",
  ]

  @Test("HTML decodes escaped text to what it was", arguments: texts)
  func escaping(text: String) throws {
    let escaped = HTMLText.escaped(text)
    #expect(!escaped.contains { "<>\"'".contains($0) })
    let script = "import sys, html; print(html.unescape(sys.argv[1]), end='')"
    let decoded = try PageJudge.python(script, [escaped])
    #expect(Array(decoded) == Array(text.utf8))
  }

  @Test("control characters, which HTML cannot hold, are replaced")
  func controls() {
    #expect(HTMLText.escaped("a\u{0}b\u{7f}\u{85}c\n\t") == "a\u{FFFD}b\u{FFFD}\u{FFFD}c\n\t")
  }

  @Test("a reference decodes to the path, and keeps nothing that URLs take for more than a name")
  func references() throws {
    for text in Self.texts {
      let script = "import sys, urllib.parse; print(urllib.parse.quote(sys.argv[1]), end='')"
      let expected = String(decoding: try PageJudge.python(script, [text]), as: UTF8.self)
      #expect(HTMLText.reference(text) == expected)
    }
    #expect(HTMLText.reference("//host/a/../b") == "host/a/../b")
  }

  @Test("a shell reads quoted words back as they were", arguments: texts + ["", "new\nline"])
  func words(word: String) throws {
    let run = try PageJudge.run(
      "/bin/sh", ["-c", "printf %s \(ShellCommand.quoted(word))"],
      in: FileManager.default.temporaryDirectory)
    #expect(Array(run.output) == Array(word.utf8))
  }

  @Test(
    "sizes have three digits at most",
    arguments: [
      (0, "0 B"), (999, "999 B"), (1000, "1 KB"), (1049, "1 KB"), (1050, "1.1 KB"),
      (9949, "9.9 KB"), (9950, "10 KB"), (604_321, "604 KB"), (999_499, "999 KB"),
      (999_500, "1 MB"), (3_210_000, "3.2 MB"), (7_000_000_000, "7 GB"),
    ])
  func bytes(count: Int, text: String) {
    #expect(QuantityText.bytes(count) == text)
  }

  @Test(
    "numbers have two decimals at most",
    arguments: [
      (0, "0"), (1.5, "1.5"), (0.033, "0.03"), (1.999, "2"), (-0.25, "-0.25"), (12, "12"),
      (1.05, "1.05"),
    ])
  func decimals(value: Double, text: String) {
    #expect(QuantityText.decimal(value) == text)
  }

  @Test("the command line of an asset has its scene, its options in order, format and path")
  func arguments() {
    let options = ["set": ["a=1", "b=x,y"], "scale": ["2"], "strict": [""]]
    var asset = Asset(
      place: "assets[0]", scene: "Row.swift", options: options, format: "gif", path: "o/a b.gif")
    #expect(
      AssetReport(asset, inputs: "").arguments == [
        "Row.swift", "--scale", "2", "--set", "a=1", "--set", "b=x,y", "--strict", "--format",
        "gif", "--output", "o/a b.gif",
      ])
    asset.options = ["expression": ["Text(\"a\")"]]
    #expect(
      asset.arguments == [
        "--expression", "Text(\"a\")", "--format", "gif", "--output", "o/a b.gif",
      ])
  }
}
