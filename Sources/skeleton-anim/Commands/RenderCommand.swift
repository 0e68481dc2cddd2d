import SkeletonAnim

/// The main job: draw a scene and write it.
enum RenderCommand {
  static func run(_ options: ParsedOptions) throws -> Int32 {
    Signals.watch()
    guard options.has("--watch") else { return try draw(options) }
    return try FileWatch.run(SceneOperand(options).path ?? "") { try draw(options) }
  }

  private static func draw(_ options: ParsedOptions) throws -> Int32 {
    let operand = try SceneOperand(options)
    let (scene, warnings) = try operand.scene(options)
    var animation = SkeletonAnimation(time: try options.timeOptions(), scene: scene)
    animation.picture = try options.pictureOptions()
    animation.gif = try options.gifOptions()
    animation.video = try options.videoOptions()
    animation.metadata = try options.metadata()
    animation.run = try options.runOptions()
    let outputs = try options.outputs(loopFrames: animation.time.loopFrames)
    if !options.has("--quiet") {
      for warning in options.idleOptions(outputs) { Diagnostics.warning(warning) }
    }
    let progress = ProgressDisplay(try options.progressStyle())
    animation.run.isCancelled = { Signals.stopSignal != nil }
    animation.run.progress = { progress.update($0) }
    do {
      if options.has("--dry-run") {
        return try show(animation.dryRun(outputs), options)
      }
      let report = try animation.write(outputs)
      progress.clear()
      if !options.has("--quiet") { for warning in warnings() { Diagnostics.note(warning) } }
      return show(report, scene: operand.name, options)
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
        Diagnostics.note(summary(of: output, for: options.text("--for")))
      }
    }
    guard options.has("--json") else { return ExitCode.success }
    return Tool.print(report.json(scene: scene).text + "\n")
  }

  /// One line for people: `skeleton.gif: 780×1688, 45 frames, 1.5 s, 123 KB, lossless, fit for x`.
  private static func summary(of output: OutputReport, for platform: String?) -> String {
    let path = output.path == "-" ? "standard output" : output.path
    var facts = ["\(output.width)×\(output.height)"]
    if output.frames > 1 || output.duration > .zero {
      facts.append("\(output.frames) frame\(output.frames == 1 ? "" : "s")")
      facts.append(output.duration.decimalText + " s")
    }
    facts.append(
      output.bytes < 1000 ? "\(output.bytes) bytes" : "\((output.bytes + 500) / 1000) KB")
    if output.isLossless { facts.append("lossless") }
    if let platform, output.frames > 1 { facts.append("fit for \(platform)") }
    return "\(path): " + facts.joined(separator: ", ")
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
