import Foundation
import Testing

@Suite struct BatchResumeTests {
  private static let assets = [
    #"{"scene": "circle", "name": "plain"}"#,
    #"{"scene": "circle", "name": "themed", "theme": "red.json"}"#,
    #"{"scene": "tile.swift", "name": "tile"}"#,
    #"{"scene": "words.swift", "name": "words", "locale": "de"}"#,
    #"{"scene": "words.swift", "name": "wide", "size": "26x24", "font": "DejaVu Sans"}"#,
  ]

  private func batch() throws -> Batch {
    let batch = try Batch(Self.assets.joined(separator: ", "))
    try batch.write("red.json", ##"{"palette": {"placeholder": "#FF0000"}}"##)
    try batch.write("tile.swift", "SKSkeleton(.rect, size: 20)")
    try batch.write("words.swift", #"Text("key")"#)
    try batch.write("de.lproj/Localizable.strings", #""key" = "Wort";"#)
    return batch
  }

  private static let paths = ["plain", "themed", "tile", "words", "wide"].map { "out/\($0).gif" }

  @Test("what is there and made of the same is not drawn again")
  func nothingToDo() throws {
    let batch = try batch()
    #expect(try batch.run("-q").status == 0)
    #expect(try batch.drawn == Self.paths.sorted())
    let (files, before) = (try batch.files(), try batch.report())
    let run = try batch.run("--resume")
    #expect(run.status == 0)
    #expect(run.errors.contains("5 up to date"), "\(run.errors)")
    #expect(try batch.drawn == [])
    #expect(try batch.files() == files)
    // The report says the same of each file.
    for (asset, old) in zip(try batch.report(), before) {
      for key in ["path", "inputs", "file", "notes", "options"] {
        #expect(asset[key] as? NSObject == old[key] as? NSObject, "\(key)")
      }
    }
    try batch.run("-q", "--force")
    #expect(try batch.drawn == Self.paths.sorted())
    try batch.run("-q")
    #expect(try batch.drawn == Self.paths.sorted())
  }

  /// A change, and the files that depend on it.
  static let edits: [(file: String, text: String, redrawn: [String])] = [
    ("red.json", ##"{"palette": {"placeholder": "#EE0000"}}"##, ["themed"]),
    ("tile.swift", "SKSkeleton(.rect, size: 18)", ["tile"]),
    ("words.swift", #"Text("key") "#, ["words", "wide"]),
    ("de.lproj/Localizable.strings", #""key" = "Worte";"#, ["words"]),
    ("other.swift", "Circle()", []),
    ("out/plain.gif", "GIF89a", ["plain"]),
    (
      "campaign.json",
      Batch.manifest(
        assets.map { $0.replacing(#""name": "tile""#, with: #""name": "tile", "fps": 20"#) }),
      ["tile"]
    ),
    (
      "campaign.json",
      Batch.manifest(assets.map { $0.replacing(#""name": "plain""#, with: #""name": "new""#) }),
      ["new"]
    ),
  ]

  @Test("a change redraws what depends on it, and nothing else", arguments: edits)
  func changes(file: String, text: String, redrawn: [String]) throws {
    let batch = try batch()
    try batch.run("-q")
    try batch.write(file, text)
    let run = try batch.run("-q", "--resume")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try batch.drawn == redrawn.map { "out/\($0).gif" }.sorted())
    // What it leaves is what a whole run leaves.
    let files = try batch.files()
    try batch.run("-q", "--force")
    #expect(try batch.files() == files)
  }

  @Test("a file that was touched or copied is known by its hash; a missing one is drawn")
  func stamps() throws {
    let batch = try batch()
    try batch.run("-q")
    let old = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes(
      [.modificationDate: old], ofItemAtPath: batch.space.path("out/plain.gif"))
    try FileManager.default.removeItem(atPath: batch.space.path("out/tile.gif"))
    try batch.run("-q", "--resume")
    #expect(try batch.drawn == ["out/tile.gif"])
  }

  @Test("a changed font redraws the texts that are set in it, and nothing else")
  func fonts() throws {
    let batch = try batch()
    let fonts = [
      "inter": "opentype/inter/Inter-Regular.otf", "dejavu": "truetype/dejavu/DejaVuSans.ttf",
    ]
    for (name, path) in fonts {
      let target = batch.space.folder.appending(path: "fonts/\(name).\(path.suffix(3))")
      try batch.write("fonts/none", "")
      try FileManager.default.copyItem(
        at: URL(filePath: "/usr/share/fonts/\(path)"), to: target)
    }
    try batch.write(
      "fonts.conf",
      """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig><dir>\(batch.space.path("fonts"))</dir>
      <cachedir>\(batch.space.path("cache"))</cachedir></fontconfig>
      """)
    let environment = ["FONTCONFIG_FILE": batch.space.path("fonts.conf")]
    #expect(try batch.run("-q", environment: environment).status == 0)
    try batch.run("-q", "--resume", environment: environment)
    #expect(try batch.drawn == [])
    for (font, redrawn) in [("inter.otf", "words"), ("dejavu.ttf", "wide")] {
      let handle = try FileHandle(
        forWritingTo: batch.space.folder.appending(path: "fonts/\(font)"))
      try handle.seekToEnd()
      try handle.write(contentsOf: Data([0, 0, 0, 0]))
      try handle.close()
      try batch.run("-q", "--resume", environment: environment)
      #expect(try batch.drawn == ["out/\(redrawn).gif"], "\(font)")
    }
  }

  @Test("a changed, added or removed image redraws the scenes that show it")
  func images() throws {
    let batch = try Batch(
      #"{"scene": "in/photo.swift", "name": "photo"}"#,
      #"{"name": "other", "expression": "Image(\"other\")"}"#, Self.assets[0])
    try batch.write("in/photo.swift", #"Image("photo")"#)
    for (name, strength) in [("in/photo", "0.1"), ("other", "0.2"), ("new", "0.3")] {
      try batch.space.tool(
        "circle", "--size", "20x20", "--frame", "20", "--strength", strength, "-q", "-o",
        name + ".png")
    }
    #expect(try batch.run("-q").status == 0)
    try batch.run("-q", "--resume")
    #expect(try batch.drawn == [])
    // From another folder the same files are meant.
    let name = batch.space.folder.lastPathComponent
    _ = try ToolRun.program(
      ToolRun.tool.path, ["batch", "\(name)/campaign.json", "--resume", "-q"],
      in: batch.space.folder.deletingLastPathComponent())
    #expect(try batch.drawn == [])
    func move(_ from: String, _ to: String) throws {
      try? FileManager.default.removeItem(atPath: batch.space.path(to))
      try FileManager.default.moveItem(
        atPath: batch.space.path(from), toPath: batch.space.path(to))
    }
    for (from, to, redrawn) in [
      ("new.png", "in/photo.png", ["photo"]), ("other.png", "gone.png", ["other"]),
      ("gone.png", "other@2x.png", ["other"]), ("in/photo.png", "in/photo@1x.png", ["photo"]),
    ] {
      try move(from, to)
      let run = try batch.run("-q", "--resume")
      #expect(run.status == 0, "\(run.errors)")
      #expect(try batch.drawn == redrawn.map { "out/\($0).gif" }, "\(from) to \(to)")
    }
  }

  @Test("an image set that comes to be taken before a file, or before another, redraws its scene")
  func imageSets() throws {
    let batch = try Batch(
      #"{"scene": "in/photo.swift", "name": "photo"}"#,
      #"{"name": "other", "expression": "Image(\"other\")"}"#)
    try batch.write("in/photo.swift", #"Image("photo")"#)
    for name in ["in/photo", "other"] { try batch.picture(name + ".png") }
    #expect(try batch.run("-q").status == 0)
    for (number, (set, redrawn)) in [
      ("in/B.xcassets/photo", ["photo"]), ("in/A.xcassets/other", []),
      ("in/A.xcassets/Group/photo", ["photo"]), ("Assets.xcassets/photo", []),
      ("Assets.xcassets/other", ["other"]),
    ].enumerated() {
      try batch.write(
        "\(set).imageset/Contents.json",
        #"{"images": [{"filename": "p.png", "idiom": "universal", "scale": "1x"}]}"#)
      try batch.picture("\(set).imageset/p.png", strength: "0.\(number + 2)")
      #expect(try batch.run("-q", "--resume").status == 0)
      #expect(try batch.drawn == redrawn.map { "out/\($0).gif" }, "\(set)")
      let files = try batch.files()
      try batch.run("-q", "--force")
      #expect(try batch.files() == files, "\(set)")
    }
  }

  @Test("a torn line, or lines of another kind, in the journal cost at most drawing again")
  func tornJournal() throws {
    let batch = try batch()
    try batch.run("-q")
    let journal = batch.space.folder.appending(path: ".skeleton-anim/journal.jsonl")
    let whole = try Data(contentsOf: journal)
    try (Data("{\"version\": 7}\n\n".utf8) + whole.dropLast(20)).write(to: journal)
    try batch.run("-q", "--resume")
    #expect(try batch.drawn.count == 1)
    try batch.run("-q", "--resume")
    #expect(try batch.drawn == [])
  }

  @Test("killed at any time and resumed, a campaign has the bytes of an uninterrupted run")
  func kills() throws {
    let entries = (0..<30).map {
      #"{"scene": "circle", "name": "c\#($0)", "strength": 0.\#($0 + 10)}"#
    }
    let whole = try Batch(entries.joined(separator: ", "))
    let start = Date()
    #expect(try whole.run("-q").status == 0)
    let seconds = Date().timeIntervalSince(start)
    let batch = try Batch(entries.joined(separator: ", "))
    for share in [0.5, 0.6, 0.9] {
      _ = try batch.space.interruptedTool(
        ["batch", "campaign.json", "--resume", "-q"], signal: SIGKILL, after: seconds * share)
      // Whatever is there is complete.
      for (name, content) in (try? batch.files()) ?? [:] where !name.hasSuffix(".part") {
        #expect(try whole.files()[name] == content, "\(name)")
      }
    }
    #expect(try batch.run("-q", "--resume").status == 0)
    #expect(try batch.files() == whole.files())
    #expect(try batch.space.names == whole.space.names)
  }
}
