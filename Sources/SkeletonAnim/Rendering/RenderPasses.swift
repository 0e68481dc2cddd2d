import SkeletonTimeline

/// Draws what all files want, in as few passes as they have schedules, and completes them.
struct RenderPasses {
  let sinks: [any FrameSink]
  let jobs: Int
  let options: RunOptions

  /// - Returns: the complete files, in the order of the sinks, none of them in place yet.
  /// - Throws: what failed first; no file is completed after it.
  func run() throws(RenderError) -> [FinishedFile] {
    var groups: [(schedule: FrameSchedule, sinks: [any FrameSink])] = []
    for sink in sinks {
      if let index = groups.firstIndex(where: { $0.schedule == sink.schedule }) {
        groups[index].sinks.append(sink)
      } else {
        groups.append((sink.schedule, [sink]))
      }
    }
    let framesInAll = groups.reduce(0) { $0 + $1.schedule.frameCount }
    var framesBefore = 0
    for group in groups {
      let pass = FramePass(
        sinks: group.sinks, jobs: jobs, options: options, framesBefore: framesBefore,
        framesInAll: framesInAll)
      try pass.run()
      framesBefore += group.schedule.frameCount
    }
    var files: [FinishedFile] = []
    for sink in sinks {
      files.append(FinishedFile(sink, report: try attributed(sink.path) { try sink.finish() }))
    }
    return files
  }
}
