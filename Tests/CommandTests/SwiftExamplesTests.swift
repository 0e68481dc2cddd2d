import Foundation
import Testing

/// Swift that is shown to users: by the README, the documentation's pages and doc comments.
@Suite struct SwiftExamplesTests {
  struct Example: Sendable, CustomTestStringConvertible {
    /// A file, and which of its examples.
    var place: String
    var code: String

    var testDescription: String { place }
  }

  static let examples: [Example] = {
    let sources = ToolRun.root.appending(path: "Sources")
    let names = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String }
    let paths = (names ?? []).filter { $0.hasSuffix(".swift") || $0.hasSuffix(".md") }
    return (["README.md"] + paths.sorted().map { "Sources/\($0)" }).flatMap { path in
      let text = try? String(contentsOf: ToolRun.root.appending(path: path), encoding: .utf8)
      let blocks = ReadmeTests.blocks(
        "swift", in: path.hasSuffix(".md") ? text ?? "" : comments(text ?? ""))
      return blocks.enumerated().map { Example(place: "\(path) \($0)", code: $1) }
    }
  }()

  /// The text of doc comments.
  private static func comments(_ source: String) -> String {
    source.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("///") }
      .map { $0.dropFirst($0.hasPrefix("/// ") ? 4 : 3) }.joined(separator: "\n")
  }

  @Test("every example compiles against the library", arguments: examples)
  func compiles(example: Example) throws {
    #expect(Self.examples.count >= 8)
    let build = try #require(Self.buildFolder, "no folder of built modules was found")
    let space = try Workspace()
    let file = space.folder.appending(path: "main.swift")
    let opening = example.code.contains("import SkeletonAnim\n") ? "" : "import SkeletonAnim\n"
    try Data((opening + example.code).utf8).write(to: file)
    let run = try ToolRun.program(
      "/usr/bin/env",
      [
        "swiftc", "-typecheck", "-swift-version", "6", "-I", build.appending(path: "Modules").path,
        file.path,
      ] + (try Self.cFlags()), in: space.folder)
    #expect(run.status == 0, "\(run.errors)")
  }

  /// Where the modules of this test run were built.
  private static var buildFolder: URL? {
    let debug = ToolRun.root.appending(path: ".build/debug")
    return FileManager.default.fileExists(atPath: debug.appending(path: "Modules").path)
      ? debug : nil
  }

  /// What the library's C modules need: their maps, and where Debian keeps their headers.
  private static func cFlags() throws -> [String] {
    let sources = ToolRun.root.appending(path: "Sources")
    let names = try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted()
    let maps = names.map { sources.appending(path: "\($0)/module.modulemap").path }
      .filter(FileManager.default.fileExists)
    let found = try ToolRun.program(
      "/usr/bin/env", ["pkg-config", "--cflags-only-I", "freetype2", "harfbuzz", "fontconfig"],
      in: sources)
    let headers = found.text.split(whereSeparator: \.isWhitespace).map(String.init)
    return maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] } + headers.flatMap { ["-Xcc", $0] }
  }
}
