import SkeletonGraphics
import SkeletonRaster
import SkeletonText
import SkeletonTimeline

/// Carries a plan out: compiles the drawing and draws each frame once for all files that want it.
struct Renderer {
  let plan: RenderPlan
  /// For the labels of contact sheets.
  let typesetter: any Typesetter

  /// - Returns: the complete files, in the order of the request, none of them in place yet.
  func run() throws(RenderError) -> [FinishedFile] {
    guard !plan.files.isEmpty else { return [] }
    // Targets are opened first: a path that cannot be written is found before anything is drawn.
    var targets: [OutputFile?] = []
    for (output, file) in zip(plan.request.outputs, plan.files) {
      targets.append(try attributed(output.path) { try target(output, file) })
    }
    let frames = FramePlan(plan.drawing, jobs: plan.jobs)
    var sinks: [any FrameSink] = []
    for index in plan.files.indices {
      let output = plan.request.outputs[index]
      sinks.append(
        try attributed(output.path) {
          try sink(output, plan.files[index], file: targets[index], frames: frames)
        })
    }
    targets = []
    return try RenderPasses(sinks: sinks, jobs: plan.jobs, options: plan.request.run).run()
  }

  private func target(_ output: Output, _ file: RenderPlan.PlannedFile) throws -> OutputFile? {
    if case .sequence = file { return nil }
    let run = plan.request.run
    return try OutputFile(
      path: output.path, keepsExisting: run.keepsExisting, isCancelled: run.isCancelled)
  }

  private func sink(
    _ output: Output, _ planned: RenderPlan.PlannedFile, file: OutputFile?, frames: FramePlan
  ) throws -> any FrameSink {
    let request = plan.request
    switch (planned, file) {
    case (.sequence(let pattern), _):
      return try SequenceSink(
        output, pattern: pattern, plan: frames, states: plan.states, request: request)
    case (_, nil): preconditionFailure("only sequences have no file of their own")
    case (.gif, let file?):
      return try GIFSink(output, file: file, plan: frames, states: plan.gifStates, request: request)
    case (.video(let settings, let drawing, let notes), let file?):
      let fitted = drawing.size == frames.size ? frames : FramePlan(drawing, jobs: plan.jobs)
      return try VideoSink(
        output, file: file, plan: fitted, states: plan.states, settings: settings,
        notes: notes)
    case (.still(let frame), let file?):
      return StillSink(
        output, file: file, plan: frames, state: plan.states.state(loopFrame: frame),
        metadata: request.metadata)
    case (.sheet, let file?):
      let sheet = ContactSheet(of: plan.drawing, states: plan.states, typesetter: typesetter)
      return StillSink(
        output, file: file, plan: FramePlan(sheet.drawing, jobs: plan.jobs), state: sheet.state,
        metadata: request.metadata)
    }
  }
}
