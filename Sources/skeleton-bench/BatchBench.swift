import Foundation

/// A campaign in one run against as many runs of the tool, and against a run that finds it done.
struct BatchBench {
  private let tool: String
  private let folder: URL

  init(tool: String) throws {
    self.tool = tool
    folder = FileManager.default.temporaryDirectory.appending(
      path: "skeleton-bench-batch-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func run() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try measureRows()
    try measureResume()
  }

  /// Rows in colours of their own, so that no drawing serves two files.
  private func rows(_ count: Int, _ name: String) throws -> String {
    let colors = (0..<count).map { "#" + String(format: "%06X", 0xE0E0E0 + $0) }
    let manifest = """
      {"output": "\(name)/{index}.gif",
       "defaults": {"scene": "row", "size": 320, "scale": 2},
       "matrix": {"placeholder": [\(colors.map { "\"\($0)\"" }.joined(separator: ", "))]}}
      """
    let path = folder.appending(path: "\(name).json")
    try Data(manifest.utf8).write(to: path)
    return path.path
  }

  private func measureRows() throws {
    let batch = try ExternalCommand(tool, ["batch", try rows(200, "batch"), "-q"])
    let runs = try (0..<200).map { index in
      let color = "#" + String(format: "%06X", 0xE0E0E0 + index)
      return try ExternalCommand(
        tool,
        [
          "row", "--size", "320", "--scale", "2", "--placeholder", color, "-q", "-o",
          folder.appending(path: "\(index).gif").path,
        ])
    }
    let times = try Measurement(
      rounds: 3,
      [
        .init(name: "batch", run: batch.run),
        .init(name: "runs", run: { for run in runs { try run.run() } }),
      ])
    Report.line("200 GIFs of a row, one batch / 200 runs", times, "batch", "runs", limit: 1.0 / 3)
  }

  private func measureResume() throws {
    let manifest = try rows(1000, "resume")
    let draw = try ExternalCommand(tool, ["batch", manifest, "-q"])
    let resume = try ExternalCommand(tool, ["batch", manifest, "--resume", "-q"])
    let times = try Measurement(
      rounds: 3, [.init(name: "draw", run: draw.run), .init(name: "resume", run: resume.run)])
    Report.line(
      "1000 GIFs, a --resume with nothing to do / drawing", times, "resume", "draw", limit: 0.1)
  }

  /// Peaks of a campaign of a hundred files and one of a thousand.
  func measureMemory() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let peaks = try [100, 1000].map { count in
      try ExternalCommand(tool, ["batch", try rows(count, "memory\(count)"), "-q"]).peakMemory()
    }
    Report.sizes("peak memory, batch of 1000 / of 100", peaks[1], peaks[0], limit: 1.25)
  }
}
