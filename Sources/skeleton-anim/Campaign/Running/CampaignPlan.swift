import SkeletonAnim
import SkeletonCampaign
import Synchronization

/// What a batch has to do, found and checked before anything is drawn.
struct CampaignPlan: Sendable {
  /// What is known of one asset.
  struct Entry: Sendable {
    var report: AssetReport
    /// The hash of what is known before the scene is laid out.
    var source: String
    var demand = Demand()
    /// What it will be; nil when it is there already.
    var size: (width: Int, height: Int, frames: Int)?
  }

  let campaign: Campaign
  let tasks: [AssetTask]
  /// Threads that each group draws with.
  let jobsPerGroup: Int
  private(set) var entries: [Entry]
  private(set) var groups: [AssetGroup]

  /// - Throws: ``Failure`` that lists every asset that cannot be drawn.
  init(_ campaign: Campaign, _ settings: BatchSettings, _ inputs: InputShelf) throws {
    self.campaign = campaign
    let tasks = try Self.tasks(campaign, inputs)
    self.tasks = tasks
    let prints = Fingerprints(campaign.folders, inputs)
    var entries = try tasks.map { task in
      Entry(report: AssetReport(task.asset, inputs: ""), source: try prints.source(of: task))
    }
    if settings.resumes { Self.markUpToDate(&entries, tasks, campaign.folders, prints) }
    let open = entries.indices.filter { entries[$0].report.status != .upToDate }
    groups = AssetGroup.groups(of: open, in: tasks)
    jobsPerGroup = max(1, settings.jobs / max(1, groups.count))
    self.entries = entries
    try planGroups(settings, inputs, prints)
    try InputFiles(self).check(campaign)
  }

  private static func tasks(_ campaign: Campaign, _ inputs: InputShelf) throws -> [AssetTask] {
    var problems: [AssetProblem] = []
    let tasks = campaign.assets.compactMap { asset -> AssetTask? in
      do throws(AssetProblem) {
        return try AssetTask(asset, in: campaign.folders, from: inputs)
      } catch {
        problems.append(error)
        return nil
      }
    }
    guard problems.isEmpty else { throw problems.failure }
    return tasks
  }

  private static func markUpToDate(
    _ entries: inout [Entry], _ tasks: [AssetTask], _ folders: CampaignFolders,
    _ prints: Fingerprints
  ) {
    let journal = JournalFile.journal(folders)
    for (index, task) in tasks.enumerated() {
      guard let known = journal.entries[task.asset.path], known.source == entries[index].source,
        prints.inputs(known.source, known.demand, of: task) == known.inputs,
        known.isTrue(of: task.output.path)
      else { continue }
      entries[index].demand = known.demand
      entries[index].report.status = .upToDate
      entries[index].report.inputs = known.inputs
      entries[index].report.file = known.file
      entries[index].report.file?.seconds = 0
      entries[index].report.notes = known.notes
    }
  }

  /// Lays every group out once, in parallel, and lets the layout go: plans of a whole campaign
  /// would fill the memory, and a layout takes a hundredth of the time that drawing does.
  private mutating func planGroups(
    _ settings: BatchSettings, _ inputs: InputShelf, _ prints: Fingerprints
  ) throws {
    let planner = GroupPlanner(
      folders: campaign.folders, tasks: tasks, inputs: inputs, jobs: jobsPerGroup,
      memoryLimit: settings.memoryLimit)
    let groups = groups
    let results = Mutex([[GroupPlanner.Planned]](repeating: [], count: groups.count))
    BoundedWork.run(
      costs: groups.map { _ in 0 }, limit: 0, threads: min(settings.jobs, Processors.available)
    ) { place in
      guard Signals.stopSignal == nil else { return }
      let planned = planner.plan(groups[place])
      results.withLock { $0[place] = planned }
    }
    if let signal = Signals.stopSignal {
      throw Failure(message: "interrupted", code: ExitCode.signal(signal))
    }
    let planned = results.withLock { $0 }.flatMap(\.self)
    let problems = planned.flatMap(\.problems).sorted { $0.member < $1.member }
    guard problems.isEmpty else { throw problems.map(\.problem).failure }
    self.groups = planned.map(\.group)
    for member in planned.flatMap(\.members) {
      entries[member.index].demand = member.demand
      entries[member.index].size = member.size
      entries[member.index].report.notes = member.notes
      entries[member.index].report.inputs = prints.inputs(
        entries[member.index].source, member.demand, of: tasks[member.index])
    }
  }
}

extension JournalEntry {
  /// Whether the file is still the one that was written.
  ///
  /// Of its length and date as recorded it is taken to be: as make and rsync do. A file that was
  /// copied or touched since is read and compared by its hash.
  fileprivate func isTrue(of path: String) -> Bool {
    guard let stamp = FileStamp(path), stamp.bytes == file.bytes else { return false }
    return stamp.modified == modified || FileStamp.digest(of: path) == file.sha256
  }
}
