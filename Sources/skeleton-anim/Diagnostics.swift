import SkeletonAnim

/// A run that ended with nothing written: what to say, and with which code to exit.
///
/// The one place where wording for the terminal is made.
struct Failure: Error {
  let message: String
  let code: Int32

  init(_ error: UsageError) {
    message = error.description
    code = ExitCode.usage
  }

  init(_ error: RenderError, stopSignal: Int32?) {
    message = error.description
    code =
      switch error {
      case .unsuitable: ExitCode.usage
      case .missingResource: ExitCode.missingResource
      case .output(let error):
        error.kind == .cannotCreate ? ExitCode.cannotCreate : ExitCode.failedIO
      case .writing: ExitCode.failedIO
      case .encoding: ExitCode.internalError
      case .overBudget: ExitCode.malformedInput
      case .cancelled: ExitCode.signal(stopSignal ?? 2)
      }
  }

  init(message: String, code: Int32) {
    self.message = message
    self.code = code
  }
}

enum Diagnostics {
  static func error(_ failure: Failure) {
    if failure.code > 128 {
      note("interrupted: nothing was written")
      return
    }
    StandardStreams.writeError("error: \(failure.message)\n")
    if failure.code == ExitCode.usage {
      StandardStreams.writeError("'skeleton-anim --help' lists what there is\n")
    }
  }

  static func warning(_ text: String) {
    StandardStreams.writeError("warning: \(text)\n")
  }

  static func note(_ text: String) {
    StandardStreams.writeError("\(text)\n")
  }
}
