import Foundation
import Testing

@Suite struct BadInputTests {
  static let numbers = ["NaN", "nan", "inf", "-1", "1e400", "1e9", "", " ", "0x1", "1,5", "--"]

  @Test(
    "a number that makes no sense is a usage error that names option and value",
    arguments: [
      "--fps", "--duration", "--frames", "--size", "--scale", "--strength", "--band", "--cycle",
      "--repeat", "--crf", "--jobs", "--max-memory",
    ])
  func badNumbers(option: String) throws {
    let space = try Workspace()
    for value in Self.numbers + ["0", "1000000000000000000"]
    where !(option == "--strength" && value == "0") {
      let run = try space.tool("\(option)=\(value)")
      #expect(run.status == 2, "\(option)=\(value): \(run.status) \(run.errors)")
      #expect(run.errors.contains(option) && run.errors.hasPrefix("error: "), "\(run.errors)")
      #expect(run.output.isEmpty)
      #expect(try space.names == [], "\(option)=\(value)")
    }
  }

  @Test("exact words of usage errors")
  func wording() throws {
    let space = try Workspace()
    let table: [([String], String)] = [
      (["--fsp", "30"], "error: unknown option '--fsp'; did you mean '--fps'?"),
      (["--fps"], "error: --fps needs a value"),
      (["--fps", "-o", "x.gif"], "error: --fps needs a value"),
      (["--title", "--fps=3"], "error: --title needs a value"),
      (
        ["circle", "--max-memory", "1MB"], "error: --max-memory: a picture of 780x272 pixels needs"
      ),
      (["--social=1"], "error: --social takes no value, but '1' was given"),
      (["--fps", "30", "--fps=25"], "error: --fps was given twice"),
      (["--duration", "1", "--frames", "3"], "error: --duration and --frames contradict"),
      (["rwo"], "error: no scene is named 'rwo'; did you mean 'row'?"),
      (["row", "text"], "error: unexpected argument 'text'"),
      (["--color-scheme", "blue"], "error: --color-scheme: 'blue' is not accepted"),
      (["--background", "#12"], "error: --background: '#12' is not accepted"),
      (["-o", "x.tiff"], "error: --output: 'x.tiff' is not accepted"),
      (["inspect"], "error: inspect needs a file"),
      (["layout", "--fps", "30"], "error: --fps means nothing to 'layout'"),
    ]
    for (arguments, start) in table {
      let run = try ToolRun.program(ToolRun.tool.path, arguments, in: space.folder)
      #expect(run.status == 2, "\(arguments)")
      #expect(run.errors.hasPrefix(start), "\(run.errors)")
    }
    #expect(try space.names == [])
  }

  @Test("a theme that is broken, or says a thing twice, is told where")
  func themes() throws {
    let space = try Workspace()
    let table = [
      ("{\"space\":\n  {\"xl\": 32,, }}", "line 2, column 13: expected a key or '}', found ','"),
      ("{'space': {xl: 32,\n xl: 31}}", "line 2, column 2: 'xl' is given twice in the same object"),
      ("", "line 1, column 1: expected a value, found the end"),
      ("[1]", "theme: give an object of names and values, {…}"),
      ("{\"space\": 3}", "theme.space: give an object of names and values, {…}"),
      ("{\"space\": {\"xl\": \"wide\"}}", "theme.space.xl: give a number"),
    ]
    for (text, message) in table {
      try Data(text.utf8).write(to: space.folder.appending(path: "t.json"))
      let run = try space.tool("row", "--theme", "t.json", "-o", "x.png")
      #expect(run.status == 65)
      #expect(run.errors == "error: t.json: \(message)\n")
    }
    try Data("{space: {xl: 32},} // wide".utf8).write(to: space.folder.appending(path: "t.json"))
    #expect(try space.tool("row", "--theme", "t.json", "-o", "x.png").status == 0)
  }

  @Test("an argument that is not UTF-8 is a usage error, and no file of a mended name is written")
  func notText() throws {
    let space = try Workspace()
    for options in ["--title $'caf\\xe9'", "-o $'caf\\xe9.gif'"] {
      let run = try space.program(
        "bash", "-c", "exec \(ToolRun.tool.path) circle --frames 1 \(options)")
      #expect(run.status == 2)
      #expect(run.errors.hasPrefix("error: argument 5, 'caf"), "\(run.errors)")
      #expect(run.errors.contains("is not UTF-8 text"), "\(run.errors)")
    }
    #expect(try space.names == [])
  }

  @Test("a video whose picture has no size, or that has no picture, is malformed")
  func noPicture() throws {
    let file = ToolRun.root.appending(path: "Tests/Corpora/media/no-pictures.mp4").path
    let space = try Workspace()
    for command in [["inspect", file], ["check", file, "circle"]] {
      let run = try ToolRun.program(ToolRun.tool.path, command, in: space.folder)
      #expect(run.status == 65, "\(run.text)")
      #expect(run.errors == "error: \(file): it holds no picture\n")
    }
  }

  @Test("sizes over a format's limit or over memory are refused before anything is drawn")
  func sizes() throws {
    let space = try Workspace()
    let wide = try space.tool("circle", "--size", "70000x10", "--scale", "1")
    #expect(wide.status == 2)
    #expect(wide.errors.contains("65535"))
    let huge = try space.tool("circle", "--size", "9000x9000", "--scale", "1.5", "-o", "x.png")
    #expect(huge.status == 2)
    #expect(huge.errors.contains("--max-memory"))
    let tall = try space.tool("circle", "--size", "10x20000", "--scale", "1", "-o", "x.png")
    #expect(tall.status == 2)
    #expect(tall.errors.contains("16384"))
    let odd = try space.tool("circle", "--size", "33x51", "--scale", "1", "-o", "x.mp4")
    #expect(odd.status == 2)
    #expect(odd.errors.contains("32x50") && odd.errors.contains("34x52"), "\(odd.errors)")
    #expect(try space.names == [])
  }

  @Test("a font that is not there ends with 69 and names what to install")
  func missingFont() throws {
    let space = try Workspace()
    let run = try space.tool("redacted", "--font", "No Such Family")
    #expect(run.status == 69)
    #expect(run.errors.contains("No Such Family"))
    #expect(try space.names == [])
  }

  @Test("what cannot be created ends with 73 and leaves everything as it was")
  func cannotCreate() throws {
    let space = try Workspace()
    try FileManager.default.createDirectory(
      at: space.folder.appending(path: "d.gif"), withIntermediateDirectories: true)
    #expect(try space.tool("circle", "-o", "none/x.gif").status == 73)
    #expect(try space.tool("circle", "-o", "d.gif").status == 73)
    let system = try space.tool("circle", "-o", "/proc/x.gif")
    #expect(system.status == 73)
    #expect(system.errors == "error: cannot create /proc/x.gif: its folder takes no new files\n")
    try Data("old".utf8).write(to: space.folder.appending(path: "x.gif"))
    #expect(try space.tool("circle", "-o", "x.gif", "--no-clobber").status == 73)
    #expect(try space.data("x.gif") == Data("old".utf8))
    #expect(try space.names == ["d.gif", "x.gif"])
  }

  @Test("memory below a mebibyte is named as it is, and a size that nothing fits in ends with 1")
  func smallLimits() throws {
    let space = try Workspace()
    for (limit, text) in [("1MB", "977 KiB"), ("1000", "1000 bytes"), ("3MiB", "3 MiB")] {
      let run = try space.tool("circle", "--max-memory", limit)
      #expect(run.errors.contains(" and \(text) are allowed"), "\(run.errors)")
    }
    let run = try space.tool("circle", "--size", "20", "--frames", "3", "--max-bytes", "10")
    #expect(run.status == 1)
    #expect(run.errors.contains("no picture fits in 10 bytes"), "\(run.errors)")
    let joined = try space.tool("circle", "--frames", "1", "--title=-o", "-o", "x.gif")
    #expect(joined.status == 0, "\(joined.errors)")
    #expect(try space.names == ["x.gif"])
  }

  @Test(
    "a full disk ends with 74, one message, and the older file intact",
    arguments: ["gif", "mp4", "mov", "webm", "webp", "apng", "png"])
  func fullDisk(format: String) throws {
    let space = try Workspace()
    let run = try space.tool("circle", "--format", format, "-o", "/dev/full", "--frames", "3")
    #expect(run.status == 74, "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(run.errors.contains("disk is full"))
    try Data("old".utf8).write(to: space.folder.appending(path: "x"))
    let limited = try ToolRun.program(
      "/bin/bash",
      [
        "-c", "ulimit -f 1; exec \"$0\" row --format \(format) -o x",
        ToolRun.tool.path,
      ],
      in: space.folder)
    #expect(limited.status == 74, "\(limited.errors)")
    #expect(try space.data("x") == Data("old".utf8))
    #expect(try space.names == ["x"])
  }

  @Test("a closed pipe ends with 74 and no signal")
  func closedPipe() throws {
    let space = try Workspace()
    let run = try ToolRun.program(
      "/bin/bash",
      [
        "-c", "\"$0\" preview -o - --format gif | head -c 10 > /dev/null; echo ${PIPESTATUS[0]}",
        ToolRun.tool.path,
      ], in: space.folder)
    #expect(run.text == "74\n", "\(run.errors)")
  }

  @Test(
    "an interrupt ends with 130, a termination with 143, and nothing is left",
    arguments: [(SIGINT, Int32(130)), (SIGTERM, Int32(143))], [0.3, 0.9])
  func signals(signal: (Int32, Int32), after seconds: Double) throws {
    let space = try Workspace()
    let status = try space.interruptedTool(
      ["--duration", "600", "-o", "x.mp4", "-o", "y.gif"], signal: signal.0, after: seconds)
    #expect(status == signal.1)
    #expect(try space.names == [])
  }

  @Test("a WebM file without its end, or with a damaged picture, is no good file")
  func damagedWebM() throws {
    let space = try Workspace()
    let made = try space.tool(
      "card", "--scale", "1", "--highlight", "red", "--placeholder", "blue", "-q", "-o", "a.webm")
    #expect(made.status == 0, "\(made.errors)")
    let whole = try space.data("a.webm")
    try whole.prefix(whole.count / 2).write(to: space.folder.appending(path: "half.webm"))
    var spoiled = whole
    for index in whole.count / 3..<whole.count / 3 + 40 { spoiled[index] ^= 0x5A }
    try spoiled.write(to: space.folder.appending(path: "spoiled.webm"))
    #expect(try space.tool("inspect", "a.webm").status == 0)
    let half = try space.tool("inspect", "half.webm")
    #expect(half.status == 65 && half.errors.contains("its end is missing"), "\(half.errors)")
    #expect(try space.tool("inspect", "spoiled.webm").status == 65)
  }

  @Test("an address space with no room for threads is refused, and not waited for")
  func noRoomForThreads() throws {
    let space = try Workspace()
    for kilobytes in [100_000, 120_000, 400_000] {
      let run = try space.program(
        "sh", "-c",
        "ulimit -v \(kilobytes); exec timeout -s KILL 60 '\(ToolRun.tool.path)' row -q -o a.gif "
          + "--max-memory 200MB")
      // The loader says 127 where the program itself does not fit, as a debug build's may not.
      let isRefused = run.status == 2 && run.errors.contains("--max-memory")
      #expect(run.status == 0 || isRefused || run.status == 127, "\(run.status) \(run.errors)")
    }
    let rest = try FileManager.default.contentsOfDirectory(atPath: space.folder.path)
    #expect(rest.allSatisfy { $0 == "a.gif" }, "\(rest)")
  }
}
