import Foundation
import Testing

/// One run of the built tool, in a folder of its own that is removed afterwards.
struct ToolRun {
  let status: Int32
  let output: Data
  let errors: String

  var text: String { String(decoding: output, as: UTF8.self) }

  func json() throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: output) as? [String: Any])
  }

  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The release build when it is newer than all sources, as `Scripts/test` has made it, or else
  /// the debug build, which draws a hundred times slower.
  static let tool: URL = {
    let release = root.appending(path: ".build/release/skeleton-anim")
    func date(_ url: URL) -> Date {
      (try? url.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate)
        ?? .distantPast
    }
    let sources = root.appending(path: "Sources")
    let names = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String }
    let newest = (names ?? []).map { date(sources.appending(path: $0)) }.max() ?? .distantPast
    return date(release) >= newest ? release : root.appending(path: ".build/debug/skeleton-anim")
  }()

  /// Runs a program with the tool's folder as its own, and its output in memory.
  static func program(
    _ executable: String, _ arguments: [String], in folder: URL,
    environment: [String: String] = [:]
  ) throws -> ToolRun {
    let process = Process()
    process.executableURL = URL(filePath: executable)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let errorFile = folder.appending(path: ".stderr-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: errorFile.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: errorFile) }
    process.standardError = try FileHandle(forWritingTo: errorFile)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return ToolRun(
      status: process.terminationStatus, output: output,
      errors: String(decoding: try Data(contentsOf: errorFile), as: UTF8.self))
  }
}

/// A folder for one test.
final class Workspace: Sendable {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "sa-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func path(_ name: String) -> String { folder.appending(path: name).path }

  func data(_ name: String) throws -> Data { try Data(contentsOf: folder.appending(path: name)) }

  /// Names in the folder, hidden ones too.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  @discardableResult
  func tool(_ arguments: String..., environment: [String: String] = [:]) throws -> ToolRun {
    try ToolRun.program(ToolRun.tool.path, arguments, in: folder, environment: environment)
  }

  /// The exit code of a run that is sent a signal while it works.
  func interruptedTool(_ arguments: [String], signal: Int32, after seconds: Double) throws -> Int32
  {
    let process = Process()
    process.executableURL = ToolRun.tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardError = FileHandle.nullDevice
    try process.run()
    Thread.sleep(forTimeInterval: seconds)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// A program from the PATH, by the shell's own search.
  func program(_ arguments: String...) throws -> ToolRun {
    try ToolRun.program("/usr/bin/env", arguments, in: folder)
  }

  /// A Python script with the libraries of the system's own Python.
  func python(_ script: String, _ arguments: String...) throws -> ToolRun {
    let run = try ToolRun.program("/usr/bin/python3", ["-c", script] + arguments, in: folder)
    #expect(run.status == 0, "\(run.errors)")
    return run
  }
}
