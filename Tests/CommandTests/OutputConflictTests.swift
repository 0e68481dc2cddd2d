import Foundation
import Testing

/// Outputs that would end in one file.
@Suite struct OutputConflictTests {
  @Test(
    "two outputs to one file are a usage error that names both",
    arguments: [
      (["a.gif", "./a.gif"], "'a.gif' and './a.gif' are the same file"),
      (["a.gif", "link.gif"], "'a.gif' and 'link.gif' are the same file"),
      (["a.gif", "folder/a.gif"], "'a.gif' and 'folder/a.gif' are the same file"),
      (["f%04d.png", "f0002.png"], "'f%04d.png' and 'f0002.png' are both to write f0002.png"),
      (["f0002.png", "f%04d.png"], "'f0002.png' and 'f%04d.png' are both to write f0002.png"),
      (["f%d.png", "./f%01d.png"], "'f%d.png' and './f%01d.png' are both to write ./f0.png"),
      (["g%d.png", "loop.png"], "'g%d.png' and 'loop.png' are both to write loop.png"),
    ])
  func refused(paths: [String], reason: String) throws {
    let space = try Workspace()
    let manager = FileManager.default
    for (link, target) in [
      ("link.gif", "a.gif"), ("folder", "."), ("g1.png", "loop.png"),
    ] {
      try manager.createSymbolicLink(atPath: space.path(link), withDestinationPath: target)
    }
    let run = try ToolRun.program(
      ToolRun.tool.path,
      ["circle", "--size", "20", "--frames", "3"] + paths.flatMap { ["-o", $0] }, in: space.folder)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("error: --output: \(reason)\n"), "\(run.errors)")
    #expect(try space.names.count == 3)
  }

  @Test("a poster or a sheet in the place of a frame is refused, beside the frames it is not")
  func stills() throws {
    let space = try Workspace()
    for option in ["--poster", "--sheet"] {
      let arguments = ["circle", "--size", "20", "--frames", "3", "-o", "f%d.png", option]
      let run = try ToolRun.program(
        ToolRun.tool.path, arguments + ["f2.png"], in: space.folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("'f%d.png' and 'f2.png'"), "\(run.errors)")
      let beside = try ToolRun.program(
        ToolRun.tool.path, arguments + ["f3.png"], in: space.folder)
      #expect(beside.status == 0, "\(beside.errors)")
    }
  }

  @Test("hard links are two names, each of which gets a file of its own")
  func hardLinks() throws {
    let space = try Workspace()
    try Data("old".utf8).write(to: space.folder.appending(path: "a.gif"))
    try FileManager.default.linkItem(atPath: space.path("a.gif"), toPath: space.path("b.gif"))
    let run = try space.tool(
      "circle", "--size", "20", "--frames", "3", "-o", "a.gif", "-o", "b.gif")
    #expect(run.status == 0)
    #expect(try space.data("a.gif") == space.data("b.gif"))
  }
}
