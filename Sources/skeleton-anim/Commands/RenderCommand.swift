import SkeletonAnim

/// The main job: draw a scene and write it.
enum RenderCommand {
  static func run(_ options: ParsedOptions) throws -> Int32 {
    Signals.watch()
    guard options.has("--watch") else { return try draw(options) }
    let operand = try SceneOperand(options, from: InputShelf())
    return try FileWatch.run(operand.path ?? "") { try draw(options) }
  }

  private static func draw(_ options: ParsedOptions) throws -> Int32 {
    var job = try RenderJob(options, from: InputShelf())
    let outputs = try job.outputs(options)
    if !options.has("--quiet") {
      for warning in options.idleOptions(outputs) { Diagnostics.warning(warning) }
    }
    let progress = ProgressDisplay(try options.progressStyle())
    job.animation.run.progress = { progress.update($0) }
    do {
      if options.has("--dry-run") {
        return try show(job.animation.dryRun(outputs), options)
      }
      let report = try job.animation.write(outputs)
      progress.clear()
      if !options.has("--quiet") { for warning in job.warnings() { Diagnostics.note(warning) } }
      return show(report, scene: job.scene, options)
    } catch let error as RenderError {
      progress.clear()
      throw Failure(error, stopSignal: Signals.stopSignal)
    }
  }

  private static func show(
    _ report: RenderReport, scene: String, _ options: ParsedOptions
  ) -> Int32 {
    if !options.has("--quiet") {
      for note in report.notes { Diagnostics.warning(note) }
      for output in report.outputs {
        for note in output.notes { Diagnostics.warning("\(output.path): \(note)") }
        Diagnostics.note(output.summary(for: options.text("--for")))
      }
    }
    guard options.has("--json") else { return ExitCode.success }
    return Tool.print(report.json(scene: scene).text + "\n")
  }

  private static func show(_ plan: DryRun, _ options: ParsedOptions) throws -> Int32 {
    if options.has("--json") { return Tool.print(plan.json.text + "\n") }
    let lines = [
      "canvas   \(plan.width)×\(plan.height) pixels",
      "frames   \(plan.frames) at \(plan.rate.rational.decimalText) a second, \(plan.duration.decimalText) s",
      "times    \(plan.times.prefix(4).map { "\($0)" }.joined(separator: ", "))…",
      "memory   about \((plan.memoryEstimate + (1 << 20) - 1) >> 20) MiB",
      "outputs  \(plan.outputs.map(\.path).joined(separator: ", "))",
    ]
    return Tool.print((lines + plan.notes.map { "note     \($0)" }).joined(separator: "\n") + "\n")
  }
}
