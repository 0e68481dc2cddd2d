import Foundation
import Testing

/// A batch replaces nothing but files that a batch has made.
@Suite struct BatchInputTests {
  private static let advice = "give 'output' another path or folder"

  /// The output of a file, what is drawn in it, and what is said of the two.
  static let overwritten: [(output: String, members: String, message: String)] = [
    ("hero.png", #""scene": "Card.swift""#, "hero.png is a picture that Card.swift reads"),
    (
      "link/hero.png", #""scene": "Card.swift""#, "link/hero.png is a picture that Card.swift reads"
    ),
    (
      "wide.jpg.png", #""scene": "circle", "theme": "wide.jpg.png""#,
      "wide.jpg.png is the theme of assets[1]"
    ),
    (
      "tall.png", #""name": "e", "expression": "Image(\"tall\")""#,
      "tall.png is where assets[1] looks for a picture"
    ),
    (
      "tall@2x.png", #""name": "e", "expression": "Image(\"tall\")""#,
      "tall@2x.png is a picture that assets[1] reads"
    ),
  ]

  @Test("a file that the campaign reads, or looks for, is refused as an output")
  func inputs() throws {
    for (output, members, message) in Self.overwritten {
      let batch = try Batch(
        #"{"scene": "circle", "name": "first"}"#,
        #"{\#(members), "output": "\#(output)", "frame": 1}"#)
      try batch.write("Card.swift", #"Image("hero")"#)
      try batch.write("wide.jpg.png", ##"{"palette": {"placeholder": "#FF0000"}}"##)
      for name in ["hero.png", "tall@2x.png"] { try batch.picture(name) }
      try FileManager.default.createSymbolicLink(
        atPath: batch.space.path("link"), withDestinationPath: ".")
      let before = try batch.everything()
      for options in [["--dry-run"], ["-q"]] {
        let run = try ToolRun.program(
          ToolRun.tool.path, ["batch", "campaign.json"] + options, in: batch.space.folder)
        #expect(run.status == 2)
        #expect(
          run.errors.hasPrefix("error: assets[1]: \(message); \(Self.advice)\n"), "\(run.errors)")
        #expect(try batch.everything() == before)
      }
      // In a folder of its own, the same file harms nothing.
      #expect(try batch.run("-q", "-o", "made").status == 0)
    }
  }

  @Test("what another part or an earlier run has drawn from is no output either")
  func otherParts() throws {
    let batch = try Batch(
      #"{"scene": "circle", "name": "a", "theme": "red.png"}"#,
      #"{"scene": "Card.swift", "name": "b"}"#)
    try batch.write("red.png", ##"{"palette": {"placeholder": "#FF0000"}}"##)
    try batch.write("Card.swift", #"Image("hero")"#)
    try batch.picture("hero.png")
    #expect(try batch.run("-q").status == 0)
    for output in ["red.png", "hero.png"] {
      let manifest = String(decoding: try batch.space.data("campaign.json"), as: UTF8.self)
      try batch.write(
        "more.json",
        manifest.replacing(
          "]", with: #", {"scene": "circle", "output": "\#(output)", "frame": 1}]"#))
      let run = try batch.space.tool("batch", "more.json", "--resume", "-q")
      #expect(run.status == 2 && run.errors.contains("assets[2]: \(output) is "), "\(run.errors)")
      let parts = try (1...3).map {
        try batch.space.tool("batch", "more.json", "--shard", "\($0)/3", "--dry-run").status
      }
      // The manifest names the theme; of the picture only the part knows that draws from it.
      #expect(parts.sorted() == (output == "red.png" ? [2, 2, 2] : [0, 0, 2]))
    }
  }

  @Test(
    "a page or report that a batch has not made stays, and nothing is drawn",
    arguments: [
      ("index.html", "<!doctype html><title>My site</title>"),
      ("index.html", ""), ("report.json", #"{"mine": true}"#), ("report.json/file", ""),
    ])
  func foreign(name: String, text: String) throws {
    let batch = try Batch(#"{"scene": "circle", "name": "a"}"#)
    try batch.write(name, text)
    let before = try batch.everything()
    for options in [["-q"], ["--dry-run"], ["--resume"]] {
      let run = try ToolRun.program(
        ToolRun.tool.path, ["batch", "campaign.json"] + options, in: batch.space.folder)
      #expect(run.status == 73, "\(run.errors)")
      #expect(run.errors.contains("another folder with --output"), "\(run.errors)")
      #expect(try batch.everything() == before)
    }
    #expect(try batch.run("-q", "-o", "made").status == 0)
    // Its own page and report are replaced; a part writes neither.
    #expect(try batch.run("-q", "-o", "made").status == 0)
    #expect(try batch.run("-q", "--shard", "1/1").status == 0)
    #expect(try batch.everything()[name] == Data(text.utf8))
  }

  @Test("a manifest with the name of its report is not replaced by that")
  func manifestAsReport() throws {
    let batch = try Batch(#"{"scene": "circle", "name": "a"}"#)
    let manifest = try batch.space.data("campaign.json")
    try manifest.write(to: batch.space.folder.appending(path: "report.json"))
    #expect(try batch.space.tool("batch", "report.json", "-q").status == 73)
    #expect(try batch.space.data("report.json") == manifest)
  }
}
