/// The command line tool: from arguments to an exit code.
enum Tool {
  static func run(_ arguments: () throws -> [String]) -> Int32 {
    do {
      let options = try ParsedOptions(arguments())
      if options.has("--help") { return print(Help.text) }
      if options.has("--version") { return print(Version.text) }
      switch options.command {
      case .render: return try RenderCommand.run(options)
      case .layout: return try LayoutCommand.run(options)
      case .inspect: return try InspectCommand.run(options)
      case .check: return try CheckCommand.run(options)
      case .batch: return try BatchCommand.run(options)
      case .initialize: return try InitCommand.run(options)
      case .scenes: return print(ScenesCommand.text)
      case .platforms: return try PlatformsCommand.run(options)
      case .completions: return try CompletionsCommand.run(options)
      case .man: return print(ManualPage.text)
      }
    } catch {
      return fail(Failure(any: error))
    }
  }

  /// Writes what was asked for to stdout.
  static func print(_ text: String) -> Int32 {
    guard StandardStreams.writeOutput(text) == 0 else {
      return fail(Failure(message: "cannot write to standard output", code: ExitCode.failedIO))
    }
    return ExitCode.success
  }

  private static func fail(_ failure: Failure) -> Int32 {
    // Whatever failed after a signal failed because of it.
    let code = Signals.stopSignal.map(ExitCode.signal) ?? failure.code
    Diagnostics.error(Failure(message: failure.message, code: code, isComplete: failure.isComplete))
    return code
  }
}
