import Foundation
import Testing

/// Scenes that are not built in, from outside.
@Suite struct SceneSourceTests {
  @Test("the seed file's own preview draws the built-in preview's pixels")
  func seed() throws {
    let seed = ToolRun.root.appending(path: "../shared/seed/SKSkeleton.swift")
    guard FileManager.default.fileExists(atPath: seed.path) else {
      print("SKIPPED: ../shared is absent")
      return
    }
    let space = try Workspace()
    let size = ["--size", "390x844", "--background", "#F2F2F7"]
    let run = try ToolRun.program(
      ToolRun.tool.path, [seed.path, "-o", "seed.gif"] + size, in: space.folder)
    #expect(run.status == 0, "\(run.errors)")
    try space.tool("preview", "-o", "ours.gif")
    #expect(try space.data("seed.gif") == space.data("ours.gif"))
  }

  @Test(
    "the usage lines of the kit draw as expressions",
    arguments: [
      "SKSkeleton(.text(lines: 3))", "SKSkeleton(.circle, size: 48)", "SKSkeletonRow()",
      "Text(\"Loaded\").skRedacted(true)",
    ])
  func expressions(expression: String) throws {
    let space = try Workspace()
    let run = try space.tool("-e", expression, "-o", "x.gif", "--frames", "4")
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test("--loading is the value of a view's isLoading, too")
  func loadingProperty() throws {
    let space = try Workspace()
    let source = """
      struct Name: View {
        @State private var isLoading = true
        var body: some View { Text("Maya Lindqvist").skRedacted(isLoading).padding() }
      }
      #Preview { Name() }
      """
    try Data(source.utf8).write(to: space.folder.appending(path: "Name.swift"))
    for (name, options) in [
      ("loading", []), ("loaded", ["--loading", "false"]), ("set", ["--set", "isLoading=false"]),
      ("revealed", ["--frames", "2", "--reveal", "0.1", "--frame", "4"]),
    ] {
      let run = try ToolRun.program(
        ToolRun.tool.path, ["Name.swift", "-o", name + ".png"] + options, in: space.folder)
      #expect(run.status == 0, "\(run.errors)")
    }
    #expect(try space.data("loaded.png") != space.data("loading.png"))
    #expect(try space.data("loaded.png") == space.data("set.png"))
    #expect(try space.data("loaded.png") == space.data("revealed.png"))
  }

  @Test("source comes from standard input too, and an error names its place")
  func standardInput() throws {
    let space = try Workspace()
    try Data("#Preview { VStack { Spacr() } }".utf8)
      .write(to: space.folder.appending(path: "in"))
    let run = try ToolRun.program(
      "/bin/sh", ["-c", "\"$0\" - -o x.gif < in", ToolRun.tool.path], in: space.folder)
    #expect(run.status == 65)
    #expect(
      run.errors == """
        standard input:1:21: error: cannot find 'Spacr' in scope; did you mean 'Spacer'?
        #Preview { VStack { Spacr() } }
                            ^

        """)
    #expect(try space.names == ["in"])
  }

  @Test(
    "what --set cannot mean is told with its place in the option",
    arguments: [
      ("nope=1", "--set:1:1: error: no view of the preview has a property 'nope'\nnope=1\n^\n"),
      ("count=1 + a", "--set count:1:5: error: cannot find 'a' in scope\n1 + a\n    ^\n"),
      ("count=", "--set count:1:1: error: '' is no value of 'count', which is a Int\n\n^\n"),
    ])
  func settings(setting: String, message: String) throws {
    let space = try Workspace()
    let source = "struct V: View { var count: Int = 3; var body: some View { Circle() } }\n"
    try Data((source + "#Preview { V() }").utf8)
      .write(to: space.folder.appending(path: "v.swift"))
    let run = try space.tool("v.swift", "--set", setting, "--dry-run")
    #expect(run.status == 65)
    #expect(run.errors == message)
  }

  @Test("a file that is not there ends with 66, and options for source need a source")
  func misuse() throws {
    let space = try Workspace()
    #expect(try space.tool("none.swift").status == 66)
    #expect(try space.tool("row", "--preview", "x").status == 2)
    #expect(try space.tool("row", "-e", "SKSkeletonRow()").status == 2)
    #expect(try space.tool("-e", "SKSkeletonRow()", "--watch").status == 2)
  }

  @Test("--locale takes texts from strings files and catalogs beside the scene")
  func locale() throws {
    let space = try Workspace()
    let folder = space.folder
    func write(_ name: String, _ text: String) throws {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    try write("a.swift", "#Preview { Text(\"greeting\") }")
    try write("long.swift", "#Preview { Text(\"Guten Morgen, liebe Sorgen\") }")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "de.lproj"), withIntermediateDirectories: true)
    try write(
      "de.lproj/Localizable.strings",
      "/* a comment */\n\"greeting\" = \"Guten Morgen, liebe Sorgen\";\n")
    #expect(try space.tool("long.swift", "-o", "want.png").status == 0)
    let strings = try space.tool("a.swift", "--locale", "de-AT", "-o", "de.png")
    #expect(strings.status == 0, "\(strings.errors)")
    #expect(try space.data("de.png") == space.data("want.png"))
    try write(
      "Localizable.xcstrings",
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"greeting": {"localizations":
        {"fr": {"stringUnit": {"state": "translated", "value": "Guten Morgen, liebe Sorgen"}}}}}}
      """)
    #expect(try space.tool("a.swift", "--locale", "fr", "-o", "fr.png").status == 0)
    #expect(try space.data("fr.png") == space.data("want.png"))
    #expect(try space.tool("a.swift", "--locale", "xx", "-o", "x.png").status == 66)
  }

  @Test("the source language of a catalog needs no translation, but may have one")
  func sourceLanguage() throws {
    let space = try Workspace()
    func write(_ name: String, _ text: String) throws {
      try Data(text.utf8).write(to: space.folder.appending(path: name))
    }
    func draw(_ locale: String, _ picture: String) throws -> Int32 {
      try space.tool("a.swift", "--locale", locale, "-o", picture).status
    }
    try write("a.swift", "#Preview { Text(\"Good day\") }")
    try write("b.swift", "#Preview { Text(\"Good day to you\") }")
    #expect(try space.tool("a.swift", "-o", "plain.png").status == 0)
    #expect(try space.tool("b.swift", "-o", "other.png").status == 0)
    try write("Localizable.xcstrings", #"{"sourceLanguage": "en", "strings": {"Good day": {}}}"#)
    #expect(try draw("en", "en.png") == 0)
    #expect(try draw("en-GB", "gb.png") == 0)
    #expect(try space.data("en.png") == space.data("plain.png"))
    #expect(try space.data("gb.png") == space.data("plain.png"))
    #expect(try draw("de", "de.png") == 66)
    try FileManager.default.createDirectory(
      at: space.folder.appending(path: "en.lproj"), withIntermediateDirectories: true)
    try write("en.lproj/Localizable.strings", "\"Good day\" = \"Good day to you\";")
    #expect(try draw("en", "own.png") == 0)
    #expect(try space.data("own.png") == space.data("other.png"))
  }
}
