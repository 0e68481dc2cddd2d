import Foundation
import Testing

@Suite struct ReadmeTests {
  /// The text of the README's code blocks of a language.
  static func blocks(_ language: String) throws -> [String] {
    let text = try String(contentsOf: ToolRun.root.appending(path: "README.md"), encoding: .utf8)
    return blocks(language, in: text)
  }

  static func blocks(_ language: String, in text: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
  }

  /// Every command of the tool that the README shows, without its comment.
  static let commands: [String] = {
    let lines = ((try? blocks("sh")) ?? []).flatMap { $0.components(separatedBy: "\n") }
    return lines.filter { $0.contains("skeleton-anim") }
      .map { ($0.components(separatedBy: " #").first ?? $0).trimmingCharacters(in: .whitespaces) }
  }()

  @Test("every command of the README works as shown", arguments: commands)
  func commandsWork(command: String) throws {
    #expect(Self.commands.count >= 12)
    let space = try Workspace()
    if command.contains("inspect") { try space.tool("row", "-o", "row.gif") }
    let before = try space.names
    // The script builds first and then runs the tool: what is tested here is the tool.
    let run = try ToolRun.program(
      "/bin/sh",
      [
        "-c",
        "skeleton_anim() { \"$0\" \"$@\"; }; "
          + command.replacing("Scripts/skeleton-anim", with: "skeleton-anim")
          .replacing("skeleton-anim", with: "skeleton_anim"),
        ToolRun.tool.path,
      ], in: space.folder)
    #expect(run.status == 0, "\(command): \(run.errors)")
    let words = command.split(separator: " ")
    let makesFiles = !["scenes", "layout", "inspect", "platforms", "--dry-run"].contains {
      words.contains($0)
    }
    #expect(try (space.names != before) == makesFiles, "\(command)")
  }

  @Test("the README's theme changes the picture")
  func theme() throws {
    let space = try Workspace()
    let block = try #require(try Self.blocks("json").first)
    try Data(block.utf8).write(to: space.folder.appending(path: "theme.json"))
    try space.tool("row", "-o", "plain.png")
    let run = try space.tool("row", "--theme", "theme.json", "-o", "themed.png")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try space.data("plain.png") != space.data("themed.png"))
  }

  @Test("the README's manifest expands, and all it asks for can be drawn")
  func manifest() throws {
    let space = try Workspace()
    let block = try #require(try Self.blocks("json5").first)
    try Data(block.utf8).write(to: space.folder.appending(path: "campaign.json5"))
    let run = try space.tool("batch", "campaign.json5", "--dry-run", "--json")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.text.contains("out/instagram/feed-dark.mp4"))
    #expect(!run.text.contains("out/instagram/feed-light.mp4"))
  }

  @Test("the README's picture is what its command makes")
  func picture() throws {
    let space = try Workspace()
    let command = try #require(Self.commands.first)
    let words = command.split(separator: " ").dropFirst().map(String.init)
    let run = try ToolRun.program(ToolRun.tool.path, words, in: space.folder)
    #expect(run.status == 0)
    let shown = ToolRun.root.appending(
      path: "Sources/SkeletonAnim/SkeletonAnim.docc/Resources/card.gif")
    #expect(try space.data("card.gif") == Data(contentsOf: shown))
  }
}
