import SceneNotation
import SkeletonAnim

/// A run that ended with nothing written: what to say, and with which code to exit.
///
/// The one place where wording for the terminal is made.
struct Failure: Error {
  private(set) var message: String
  let code: Int32
  /// Whether the message has its place and severity in it, as a compiler's.
  var isComplete = false

  init(any error: any Error) {
    self =
      switch error {
      case let failure as Failure: failure
      case let error as UsageError: Failure(error)
      default: Failure(message: "\(error)", code: ExitCode.internalError)
      }
  }

  init(_ error: UsageError) {
    message = error.description
    code = ExitCode.usage
  }

  init(_ error: RenderError, stopSignal: Int32?) {
    message = error.description
    if case .scene = error { isComplete = true }
    if case .againstRules(let platform, _, _) = error {
      message += "\n'skeleton-anim platforms \(platform)' shows the rules"
    }
    code =
      switch error {
      case .scene, .image: ExitCode.malformedInput
      case .unsuitable: ExitCode.usage
      case .missingResource: ExitCode.missingResource
      case .output(let error):
        error.kind == .cannotCreate ? ExitCode.cannotCreate : ExitCode.failedIO
      case .writing: ExitCode.failedIO
      case .encoding: ExitCode.internalError
      case .overBudget: ExitCode.differs
      case .againstRules(_, _, let isDrawn): isDrawn ? ExitCode.differs : ExitCode.usage
      case .cancelled: ExitCode.signal(stopSignal ?? 2)
      }
  }

  init(_ error: InspectionError) {
    self.init(
      message: error.description,
      code: error.isUnreadable ? ExitCode.unreadableInput : ExitCode.malformedInput)
  }

  init(message: String, code: Int32, isComplete: Bool = false) {
    self.message = message
    self.code = code
    self.isComplete = isComplete
  }
}

enum Diagnostics {
  /// For a signal handler, which may not put words together.
  static let aborted: StaticString = "error: the run was given up, and nothing was written\n"

  static func error(_ failure: Failure) {
    if failure.code > 128 {
      note("interrupted: nothing was written")
      return
    }
    StandardStreams.writeError((failure.isComplete ? "" : "error: ") + "\(failure.message)\n")
    // Some messages say themselves where to look.
    if failure.code == ExitCode.usage, !failure.message.contains("'skeleton-anim ") {
      StandardStreams.writeError("'skeleton-anim --help' lists what there is\n")
    }
  }

  static func warning(_ text: String) {
    StandardStreams.writeError("warning: \(text)\n")
  }

  /// What a scene's source asked for and was not drawn so.
  static func warning(_ warning: NotationError) {
    note(warning.text(severity: "warning"))
  }

  static func note(_ text: String) {
    StandardStreams.writeError("\(text)\n")
  }
}
