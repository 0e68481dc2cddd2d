import SceneNotation
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
    for warning in options.idleOptions(outputs) { Diagnostics.warning(warning) }
    let progress = ProgressDisplay(try options.progressStyle())
    job.animation.run.progress = { progress.update($0) }
    do {
      if options.has("--dry-run") {
        return try show(job.animation.dryRun(outputs), job.warnings(), options)
      }
      let report = try job.animation.write(outputs)
      progress.clear()
      return show(report, job, options)
    } catch let error as RenderError {
      progress.clear()
      throw Failure(error, stopSignal: Signals.stopSignal)
    }
  }

  private static func show(
    _ report: RenderReport, _ job: RenderJob, _ options: ParsedOptions
  ) -> Int32 {
    var report = report
    let warnings = job.warnings()
    for warning in warnings { Diagnostics.warning(warning) }
    for note in report.notes { Diagnostics.warning(note) }
    for output in report.outputs {
      for note in output.notes { Diagnostics.warning("\(output.path): \(note)") }
      if !options.has("--quiet") { Diagnostics.note(output.summary(for: options.text("--for"))) }
    }
    guard options.has("--json") else { return ExitCode.success }
    report.notes = warnings.map(\.headline) + report.notes
    return Tool.print(report.json(scene: job.scene).text + "\n")
  }

  private static func show(
    _ plan: DryRun, _ warnings: [NotationError], _ options: ParsedOptions
  ) throws -> Int32 {
    let notes = warnings.map(\.headline) + plan.notes
    if options.has("--json") { return Tool.print(plan.json(notes: notes).text + "\n") }
    let lines = [
      "canvas   \(plan.width)×\(plan.height) pixels",
      "frames   \(plan.frames) at \(plan.rate.rational.decimalText) a second, \(plan.duration.decimalText) s",
      "times    \(plan.times.prefix(4).map { "\($0)" }.joined(separator: ", "))…",
      "memory   about \((plan.memoryEstimate + (1 << 20) - 1) >> 20) MiB",
      "outputs  \(plan.outputs.map(\.path).joined(separator: ", "))",
    ]
    return Tool.print((lines + notes.map { "note     \($0)" }).joined(separator: "\n") + "\n")
  }
}
