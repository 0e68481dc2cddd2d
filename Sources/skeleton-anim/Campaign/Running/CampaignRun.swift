import SkeletonAnim
import SkeletonCampaign
import Synchronization

/// Draws what a plan asks for, and keeps account of it.
final class CampaignRun: Sendable {
  private struct State {
    var reports: [AssetReport]
    /// Whether what failed may succeed when it is tried again, as far as known.
    var mayRetry = true
    /// Set once nothing more can be written.
    var isDiskFull = false
  }

  private let plan: CampaignPlan
  private let planner: GroupPlanner
  private let settings: BatchSettings
  private let journal: JournalFile
  private let progress: CampaignProgress
  private let state: Mutex<State>

  /// - Throws: ``Failure`` when the journal cannot be kept.
  init(_ plan: CampaignPlan, _ settings: BatchSettings, _ inputs: InputShelf) throws {
    self.plan = plan
    self.settings = settings
    planner = GroupPlanner(
      folders: plan.campaign.folders, tasks: plan.tasks, inputs: inputs, jobs: plan.jobsPerGroup,
      memoryLimit: settings.memoryLimit)
    journal = try JournalFile(plan.campaign.folders, shard: plan.campaign.shard)
    progress = CampaignProgress(settings.progress, total: plan.tasks.count)
    state = Mutex(State(reports: plan.entries.map(\.report)))
  }

  struct Outcome {
    /// Assets that were not reached are missing, with the reason.
    var report: CampaignReport
    var mayRetry: Bool
  }

  /// Draws all groups; returns when all are done, or when a signal or a full disk ended it.
  func run() -> Outcome {
    for entry in plan.entries where entry.report.status == .upToDate {
      progress.finished(entry.report, line: nil)
    }
    let groups = plan.groups
    Heap.separateLargeBuffers()
    BoundedWork.run(
      costs: groups.map(\.memory), limit: settings.memoryLimit,
      threads: min(settings.jobs, 8 * Processors.available)
    ) {
      self.draw(groups[$0])
      Heap.trim()
    }
    progress.clear()
    let end = state.withLock { $0 }
    let reason = end.isDiskFull ? "not drawn: the disk was full" : "not drawn: interrupted"
    var reports = end.reports
    for index in reports.indices where reports[index].status == .missing {
      reports[index].failure = reason
    }
    return Outcome(
      report: CampaignReport(
        version: Version.number, shard: plan.campaign.shard, assets: reports),
      mayRetry: end.mayRetry)
  }

  private var isStopped: Bool {
    Signals.stopSignal != nil || state.withLock { $0.isDiskFull }
  }

  private func draw(_ group: AssetGroup) {
    guard !isStopped else { return }
    let start = ContinuousClock.now
    do {
      var job = try planner.job(group)
      job.animation.run.isCancelled = { self.isStopped }
      let report = try job.animation.write(group.members.map { plan.tasks[$0].output })
      let share = (ContinuousClock.now - start) / group.members.count
      for (member, output) in zip(group.members, report.outputs) {
        try finish(member, output, seconds: share / .seconds(1))
      }
    } catch RenderError.cancelled {
      return
    } catch let error as RenderError where error.isFullDisk {
      fail(group.members[0], error)
      state.withLock { $0.isDiskFull = true }
    } catch {
      // One that cannot be drawn must not take the others with it.
      guard group.members.count == 1 else { return group.singles.forEach(draw) }
      fail(group.members[0], error)
    }
  }

  private func finish(_ member: Int, _ output: OutputReport, seconds: Double) throws {
    guard let stamp = FileStamp(output.path), let digest = FileStamp.digest(of: output.path) else {
      throw Failure(
        message: "\(output.path) is gone, or cannot be read back", code: ExitCode.failedIO)
    }
    let file = AssetReport.File(
      bytes: output.bytes, sha256: digest, width: output.width, height: output.height,
      frames: output.frames, duration: output.duration.double, maxError: output.maxError,
      isLossless: output.isLossless, seconds: (seconds * 1000).rounded() / 1000)
    let report = state.withLock { state in
      state.reports[member].status = .drawn
      state.reports[member].file = file
      state.reports[member].notes += output.notes
      return state.reports[member]
    }
    let entry = plan.entries[member]
    journal.append(
      JournalEntry(
        report, file: file, source: entry.source, demand: entry.demand, modified: stamp.modified))
    progress.finished(report, line: output.summary(for: plan.tasks[member].options.text("--for")))
  }

  private func fail(_ member: Int, _ error: any Error) {
    let problem = AssetProblem(error, of: plan.tasks[member].asset)
    let report = state.withLock { state in
      state.reports[member].status = .failed
      state.reports[member].failure = problem.description
      // What is wrong with the input stays wrong.
      let lasting = [ExitCode.usage, ExitCode.malformedInput, ExitCode.differs]
      if lasting.contains(problem.code) { state.mayRetry = false }
      return state.reports[member]
    }
    progress.finished(report, line: nil)
  }
}
