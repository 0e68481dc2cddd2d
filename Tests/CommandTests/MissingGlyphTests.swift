import Foundation
import Testing

/// Text that no installed font has, on a machine with one font.
@Suite struct MissingGlyphTests {
  private let space: Workspace

  init() throws {
    space = try Workspace()
    let fonts = """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
      <fontconfig><dir>/usr/share/fonts/opentype/inter</dir><cachedir>cache</cachedir></fontconfig>
      """
    try Data(fonts.utf8).write(to: space.folder.appending(path: "fonts.conf"))
    let scene = """
      #Preview {
        VStack {
          Text("Über ไทย")
          Text("中文").skRedacted(true)
          Text(verbatim: "ท 😀")
        }
      }
      """
    try Data(scene.utf8).write(to: space.folder.appending(path: "s.swift"))
  }

  private func draw(_ arguments: String...) throws -> ToolRun {
    try ToolRun.program(
      ToolRun.tool.path, arguments, in: space.folder,
      environment: ["FONTCONFIG_FILE": space.path("fonts.conf")])
  }

  private static let thai =
    "no installed font has outlines of the Thai characters ไ (U+0E44), ท (U+0E17), ย (U+0E22): "
    + "install the package fonts-noto-core"
  private static let emoji =
    "no installed font has outlines of the emoji character 😀 (U+1F600): install the package "
    + "fonts-symbola"

  @Test("each script is a warning with its place and its package, quiet or not; bars need no font")
  func warning() throws {
    let run = try draw("s.swift", "-q", "-o", "x.png")
    #expect(run.status == 0)
    #expect(
      run.errors == """
        s.swift:3:5: warning: \(Self.thai); boxes are drawn instead
            Text("Über ไทย")
            ^
        s.swift:5:5: warning: \(Self.emoji); a box is drawn instead
            Text(verbatim: "ท 😀")
            ^

        """)
  }

  @Test("the reports of a run and of a plan have the warnings among their notes")
  func json() throws {
    let notes = [
      "s.swift:3:5: \(Self.thai); boxes are drawn instead",
      "s.swift:5:5: \(Self.emoji); a box is drawn instead",
    ]
    for arguments in [["--dry-run"], []] {
      let run = try ToolRun.program(
        ToolRun.tool.path, ["s.swift", "-o", "x.png", "--json"] + arguments, in: space.folder,
        environment: ["FONTCONFIG_FILE": space.path("fonts.conf")])
      #expect(try run.json()["notes"] as? [String] == notes)
    }
  }

  @Test("when strict, the first is an error, and so is a symbol")
  func strict() throws {
    let run = try draw("s.swift", "--strict", "-o", "x.png")
    #expect(run.status == 65)
    #expect(run.errors.hasPrefix("s.swift:3:5: error: \(Self.thai)\n"), "\(run.errors)")
    let symbol = try draw("-e", "Label(\"a\", systemImage: \"star\")", "--strict", "-o", "x.png")
    #expect(symbol.status == 65)
    #expect(
      symbol.errors.hasPrefix(
        "expression:1:1: error: the SF Symbol 'star' cannot be drawn, as only Apple's systems have "
          + "them: give Image(\"name\") and a PNG\n"), "\(symbol.errors)")
    #expect(try !space.names.contains("x.png"))
  }
}
