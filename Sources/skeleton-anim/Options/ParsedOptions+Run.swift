import SkeletonAnim

extension ParsedOptions {
  /// What of "Running" and "Output" is about the run itself.
  func runOptions() throws(UsageError) -> RunOptions {
    var run = RunOptions()
    run.jobs = try integer("--jobs", in: 1...1024)
    if let limit = try byteCount("--max-memory") { run.memoryLimit = limit }
    run.byteLimit = try byteCount("--max-bytes")
    run.platform = try platform()
    run.keepsExisting = has("--no-clobber")
    return run
  }

  func progressStyle() throws(UsageError) -> ProgressDisplay.Style {
    let style = try choice("--progress", ["auto": 0, "never": 1, "json": 2]) ?? 0
    if style == 2 { return .json }
    guard style == 0, !has("--quiet"), StandardStreams.errorIsTerminal else { return .none }
    return .bar(colored: StandardStreams.allowsColor)
  }
}
