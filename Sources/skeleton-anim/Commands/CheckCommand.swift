import SkeletonAnim

/// `check`: whether a file is, frame for frame, what a scene and the options ask for.
enum CheckCommand {
  static func run(_ options: ParsedOptions) throws -> Int32 {
    guard let path = options.operands.first else {
      throw UsageError.missingOperand(command: .check)
    }
    var sceneOptions = options
    sceneOptions.operands.removeFirst()
    let job = try RenderJob(sceneOptions, from: InputShelf())
    let animation = job.animation
    let tolerance = try options.integer("--tolerance", in: 0...255)
    let still = try options.integer("--frame", in: 0...(animation.time.loopFrames - 1))
    Signals.watch()
    let accuracy: FrameAccuracy
    let violations: [RuleViolation]
    do {
      violations = try options.platform()?.violations(byFile: path) ?? []
      accuracy = try FrameAccuracy(
        of: path, against: animation, tolerance: tolerance, stillFrame: still ?? 0)
    } catch let error as InspectionError {
      throw Failure(error)
    } catch let error as RenderError {
      throw Failure(error, stopSignal: Signals.stopSignal)
    }
    for warning in job.warnings() { Diagnostics.warning(warning) }
    return show(accuracy, violations, path: path, options)
  }

  private static func show(
    _ accuracy: FrameAccuracy, _ violations: [RuleViolation], path: String,
    _ options: ParsedOptions
  ) -> Int32 {
    if !options.has("--quiet") {
      if let name = options.text("--for") {
        let verdict = violations.isEmpty ? "keeps the rules of" : "breaks rules of"
        Diagnostics.note("\(path): \(verdict) \(name)")
      }
      for violation in violations { Diagnostics.note("\(path): \(violation)") }
      for line in "\(accuracy)".split(separator: "\n") { Diagnostics.note("\(path): \(line)") }
    }
    let isVerbose = options.has("--verbose")
    let written =
      if options.has("--json") {
        Tool.print(accuracy.json(violations, withFrames: isVerbose).text + "\n")
      } else if isVerbose {
        Tool.print(accuracy.frames.map { $0.line + "\n" }.joined())
      } else {
        ExitCode.success
      }
    guard written == ExitCode.success else { return written }
    return accuracy.passes && violations.isEmpty ? ExitCode.success : ExitCode.differs
  }
}

extension FrameAccuracy.Frame {
  /// `frame 12 at 0.4 s (expected 0.4 s): off by 0, mean 0; phase 0.2667 (expected 0.2667)`.
  fileprivate var line: String {
    let phase = measuredPhase.map { JSONValue.rounded($0).text } ?? "unknown"
    return "frame \(shows) at \(JSONValue.number(time).text) s "
      + "(expected \(JSONValue.number(expectedTime).text) s): off by \(maxError), "
      + "mean \(JSONValue.rounded(meanError).text); phase \(phase) "
      + "(expected \(JSONValue.rounded(expectedPhase).text))"
  }
}
