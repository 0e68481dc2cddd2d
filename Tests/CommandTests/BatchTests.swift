import Foundation
import Testing

@Suite struct BatchTests {
  private static let assets = [
    #"{"scene": "circle", "name": "a", "format": "gif"}"#,
    #"{"scene": "circle", "name": "a", "format": "webp"}"#,
    #"{"scene": "circle", "name": "b", "output": "out/deep/{name}.png", "frame": 1}"#,
    #"{"name": "c", "expression": "SKSkeleton(.circle, size: 22)", "format": "gif"}"#,
    #"{"scene": "scenes/tile.swift", "name": "d", "format": "gif", "theme": "themes/red.json"}"#,
  ]
  private static let tile = "SKSkeleton(.rect, size: 20)"
  private static let red = ##"{"palette": {"placeholder": "#FF0000"}}"##

  private func batch() throws -> Batch {
    let batch = try Batch(Self.assets.joined(separator: ", "))
    try batch.write("scenes/tile.swift", Self.tile)
    try batch.write("themes/red.json", Self.red)
    return batch
  }

  @Test("a batch writes the bytes of single runs, with any number of jobs, from any folder")
  func sameBytes() throws {
    let batch = try batch()
    #expect(try batch.run("--jobs", "1").status == 0)
    let files = try batch.files()
    #expect(files.count == 5)
    try batch.run("--jobs", "3")
    #expect(try batch.files() == files)
    let elsewhere = try Workspace()
    let run = try elsewhere.tool(
      "batch", batch.space.path("campaign.json"), "--output", "made/here", "-q")
    #expect(run.status == 0, "\(run.errors)")
    let small = ["--size", "24x24", "--scale", "1", "--frames", "2", "-q", "-o"]
    let singles: [(path: String, arguments: [String])] = [
      ("a.gif", ["circle"]), ("a.webp", ["circle"]), ("deep/b.png", ["circle", "--frame", "1"]),
      ("c.gif", ["-e", "SKSkeleton(.circle, size: 22)"]),
      ("d.gif", ["scenes/tile.swift", "--theme", "themes/red.json"]),
    ]
    for single in singles {
      let name = "single." + (single.path.split(separator: ".").last ?? "")
      let run = try ToolRun.program(
        ToolRun.tool.path, single.arguments + small + [name], in: batch.space.folder)
      #expect(run.status == 0, "\(run.errors)")
      #expect(try batch.space.data(name) == files[single.path], "\(single.path)")
      #expect(try elsewhere.data("made/here/out/\(single.path)") == files[single.path])
    }
  }

  @Test("the report names every file with its hash, and is what --json prints")
  func report() throws {
    let batch = try batch()
    let run = try batch.run("--json")
    #expect(run.output == (try batch.space.data("report.json")))
    let assets = try batch.report()
    #expect(assets.count == 5)
    for asset in assets {
      let path = try #require(asset["path"] as? String)
      let file = try #require(asset["file"] as? [String: Any])
      let hash = try batch.space.program("sha256sum", path).text.prefix(64)
      #expect(file["sha256"] as? String == String(hash), "\(path)")
      #expect(file["width"] as? Int == 24)
      #expect(asset["status"] as? String == "drawn")
    }
    // The log has one line a file, and the lines say what single runs say.
    #expect(run.errors.contains("out/a.gif: 24×24, 2 frames, "), "\(run.errors)")
    #expect(run.errors.contains("5 files, "), "\(run.errors)")
    let page = String(decoding: try batch.space.data("index.html"), as: UTF8.self)
    #expect(page.contains("out/deep/b.png"))
  }

  @Test("progress as JSON is one line for each file")
  func progress() throws {
    let batch = try batch()
    let run = try batch.run("--progress", "json")
    let lines = run.errors.split(separator: "\n").filter { $0.hasPrefix("{") }
    let documents = try lines.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(documents.map { $0["done"] as? Int } == [1, 2, 3, 4, 5])
    #expect(documents.allSatisfy { $0["total"] as? Int == 5 && $0["status"] as? String == "drawn" })
  }

  @Test("a dry run lists every file and writes nothing")
  func dryRun() throws {
    let batch = try batch()
    let before = try batch.space.names
    let run = try batch.run("--dry-run")
    #expect(run.status == 0, "\(run.errors)")
    // Files that differ in their format only are drawn in one pass.
    #expect(run.text.hasSuffix("5 files, 5 to draw in 4 passes\n"), "\(run.text)")
    #expect(run.text.contains("out/deep/b.png: 24×24"), "\(run.text)")
    let assets = try batch.run("--dry-run", "--json").json()["assets"] as? [[String: Any]]
    #expect(assets?.count == 5)
    #expect(try batch.space.names == before)
  }

  @Test(
    "what is wrong with any asset is told at its place, at once, and nothing is written",
    arguments: [
      (#""fps": 0"#, "error: assets[1].fps: '0' is not accepted"),
      (#""format": "mp4", "size": "25x25""#, "error: assets[1].size: H.264 needs even sizes"),
      (#""font": "No Such Font""#, "error: assets[1]: the font family 'No Such Font' is missing"),
      (#""theme": "none.json""#, "error: assets[1]: cannot read none.json"),
      (#""frames": null, "duration": 1, "loop": -1"#, "error: assets[1].loop: '-1' is not"),
      (#""format": "gif", "frame": 1"#, "error: assets[1].frame: '1' is not accepted"),
    ])
  func mistakes(members: String, message: String) throws {
    // What is found when views are laid out is found after everything else.
    let isLate = message.contains("H.264") || message.contains("font")
    let batch = try Batch(
      #"{"scene": "circle", "name": "right"}"#, #"{"scene": "circle", "name": "w", \#(members)}"#,
      #"{"scene": "\#(isLate ? "right" : "broken").swift", "name": "other"}"#)
    try batch.write("broken.swift", "VStack {")
    try batch.write("right.swift", "VStack {}")
    let before = try batch.space.names
    let run = try batch.run()
    #expect([2, 65, 66, 69].contains(run.status), "\(run.status)")
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(isLate || run.errors.contains("broken.swift:1:9: error: "), "\(run.errors)")
    #expect(try batch.space.names == before)
  }

  @Test("what is wrong with a scene's source names the assets that ask for it")
  func sourceMistakes() throws {
    let batch = try Batch(
      #"{"name": "a", "expression": "VStack {"}"#,
      #"{"scene": "two.swift", "name": "b", "preview": "Dork"}"#,
      #"{"scene": "two.swift", "name": "c", "preview": "Dork", "scale": 2}"#)
    try batch.write(
      "two.swift", "#Preview(\"Dark\") { Circle() }\n#Preview(\"Light\") { Circle() }")
    let run = try batch.run("-q")
    #expect(run.status == 65, "\(run.errors)")
    let notes = run.errors.split(separator: "\n").filter { $0.hasPrefix("note: ") }
    #expect(
      notes == [
        "note: asked for by assets[0]", "note: asked for by assets[1] and 1 more",
      ], "\(run.errors)")
    #expect(run.errors.contains("expression:1:"), "\(run.errors)")
    #expect(run.errors.contains("'Dork'"), "\(run.errors)")
  }

  @Test("counts of one are in the singular, and small sizes in bytes")
  func singular() throws {
    let batch = try Batch(
      #"{"scene": "circle", "name": "a", "format": "png", "size": "4x4", "frames": 1}"#)
    let plan = try batch.run("--dry-run")
    #expect(plan.text == "out/a.png: 4×4, 1 frame\n1 file, 1 to draw in 1 pass\n", "\(plan.text)")
    let run = try batch.run()
    let bytes = try batch.space.data("out/a.png").count
    #expect(run.errors.contains("\n1 file, \(bytes) bytes in "), "\(run.errors)")
  }

  @Test("a file for a platform takes the platform's format")
  func platformFormats() throws {
    let batch = try Batch()
    try batch.write(
      "campaign.json", #"{"matrix": {"for": ["x", "email"]}, "assets": [{"scene": "row"}]}"#)
    let plan = try batch.run("--dry-run")
    #expect(plan.status == 0, "\(plan.errors)")
    let paths = plan.text.split(separator: "\n").dropLast().map { $0.prefix { $0 != ":" } }
    #expect(paths == ["row-x.mp4", "row-email.gif"])
    try batch.write("campaign.json", #"{"assets": [{"scene": "row", "for": "x"}]}"#)
    #expect(try batch.run("--dry-run").text.hasPrefix("row.mp4: "))
  }

  @Test("options that contradict each other, or mean nothing to a batch, are usage errors")
  func usage() throws {
    let batch = try Batch(#"{"scene": "circle", "name": "a"}"#)
    let cases: [([String], String)] = [
      (["--resume", "--force"], "--resume and --force contradict"),
      (["--merge-reports", ".", "--shard", "1/2"], "--merge-reports and --shard contradict"),
      (["--fps", "30"], "--fps means nothing to 'batch'"),
      (["--shard", "3/2"], "--shard: there is no share 3 of 2"),
      (["--shard", "auto"], "--shard auto: none of Slurm"),
      (["-o", "a", "-o", "b"], "--output was given twice"),
    ]
    for (options, message) in cases {
      let run = try ToolRun.program(
        ToolRun.tool.path, ["batch", "campaign.json"] + options, in: batch.space.folder)
      #expect(run.status == 2 && run.errors.contains(message), "\(options): \(run.errors)")
    }
    #expect(try batch.space.tool("batch").status == 2)
    #expect(try batch.space.tool("batch", "none.json").status == 66)
    try batch.write("bad.json", "{")
    #expect(try batch.space.tool("batch", "bad.json").status == 65)
  }

  @Test("init writes a campaign that draws, and replaces nothing")
  func initialize() throws {
    let space = try Workspace()
    #expect(try space.tool("init", "new").status == 0)
    let plan = try space.tool("batch", "new/campaign.json5", "--dry-run")
    #expect(plan.status == 0, "\(plan.errors)")
    #expect(plan.text.contains(" to draw in "))
    let before = try space.data("new/campaign.json5")
    try FileManager.default.removeItem(atPath: space.path("new/Profile.swift"))
    let again = try space.tool("init", "new")
    #expect(again.status == 73)
    #expect(again.errors.contains("new/campaign.json5 is there already"), "\(again.errors)")
    #expect(try space.data("new/campaign.json5") == before)
    #expect(!FileManager.default.fileExists(atPath: space.path("new/Profile.swift")))
  }

  @Test("the schema names every option of an asset")
  func schema() throws {
    let space = try Workspace()
    let schema = try space.tool("batch", "--schema")
    #expect(try schema.json()["$schema"] as? String != nil)
    for key in ["colorScheme", "maxBytes", "fps", "expression", "theme"] {
      #expect(schema.text.contains("\"\(key)\""), "\(key)")
    }
    for key in ["jobs", "resume", "watch", "poster"] {
      #expect(!schema.text.contains("\"\(key)\""), "\(key)")
    }
  }
}
