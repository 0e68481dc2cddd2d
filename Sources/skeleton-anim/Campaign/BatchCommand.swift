import SkeletonAnim
import SkeletonCampaign

/// `batch`: draw every file that a manifest asks for.
enum BatchCommand {
  static func run(_ options: ParsedOptions) throws -> Int32 {
    if options.has("--schema") { return Tool.print(ManifestSchema.text(keys: Campaign.keys)) }
    Signals.watch()
    let settings = try BatchSettings(options)
    let campaign = try Campaign(options)
    try ReportFiles.checkReplaceable(campaign)
    if let folder = options.text("--merge-reports") {
      return try merge(ReportMerge(campaign, from: folder), campaign, settings)
    }
    let inputs = InputShelf()
    let plan = try CampaignPlan(campaign, settings, inputs)
    if options.has("--dry-run") { return PlanListing.show(plan, settings) }
    return try draw(plan, settings, inputs)
  }

  private static func draw(
    _ plan: CampaignPlan, _ settings: BatchSettings, _ inputs: InputShelf
  ) throws -> Int32 {
    let campaign = plan.campaign
    try prepareFolders(plan)
    let start = ContinuousClock.now
    let run = try CampaignRun(plan, settings, inputs)
    let reserve = ReportReserve(
      campaign.folders, shard: campaign.shard, bytes: 1 << 17 + plan.tasks.count << 12)
    let outcome = run.run()
    reserve.release()
    let paths = Result { try ReportFiles.write(outcome.report, campaign) }
    BatchSummary.warn(outcome.report)
    if !settings.isQuiet {
      BatchSummary.show(outcome.report, seconds: (ContinuousClock.now - start) / .seconds(1))
    }
    if settings.printsReport {
      let printed = Tool.print(ReportFiles.text(outcome.report))
      guard printed == ExitCode.success else { return printed }
    }
    let written = try paths.get()
    if !settings.isQuiet, let path = written.last { Diagnostics.note("report: \(path)") }
    return exitCode(outcome)
  }

  private static func exitCode(_ outcome: CampaignRun.Outcome) -> Int32 {
    if let signal = Signals.stopSignal { return ExitCode.signal(signal) }
    let isComplete = outcome.report.assets.allSatisfy { $0.file != nil }
    if isComplete { return ExitCode.success }
    return outcome.mayRetry ? ExitCode.incomplete : ExitCode.malformedInput
  }

  /// Makes the folders of all files, and finds out whether they can be put there.
  private static func prepareFolders(_ plan: CampaignPlan) throws {
    let outputs = plan.groups.flatMap(\.members).map { plan.tasks[$0].output }
    try Folders.make(plan.campaign.folders.output)
    var made: Set<Substring> = []
    for output in outputs {
      guard let slash = output.path.lastIndex(of: "/"),
        made.insert(output.path[..<slash]).inserted
      else { continue }
      try Folders.make(String(output.path[..<slash]))
    }
    do { try Output.checkTargets(outputs) } catch {
      throw Failure(error, stopSignal: Signals.stopSignal)
    }
  }

  /// As many as can be read; the report has all.
  private static func show(_ problems: [String]) {
    let most = 20
    for problem in problems.prefix(most) {
      Diagnostics.error(Failure(message: problem, code: ExitCode.differs))
    }
    if problems.count > most { Diagnostics.note("and \(problems.count - most) more") }
  }

  private static func merge(
    _ merge: ReportMerge, _ campaign: Campaign, _ settings: BatchSettings
  ) throws -> Int32 {
    let (report, problems) = merge.merged()
    show(problems)
    let paths = try ReportFiles.write(report, campaign)
    if settings.printsReport {
      let printed = Tool.print(ReportFiles.text(report))
      guard printed == ExitCode.success else { return printed }
    }
    BatchSummary.warn(report)
    if !settings.isQuiet {
      BatchSummary.show(report, seconds: nil)
      if let path = paths.last { Diagnostics.note("report: \(path)") }
    }
    return problems.isEmpty ? ExitCode.success : ExitCode.differs
  }
}
