import SkeletonAnim

/// How a batch uses the machine and what it shows.
struct BatchSettings: Sendable {
  /// Threads in all.
  let jobs: Int
  /// In bytes, of all that is drawn at once.
  let memoryLimit: Int
  let resumes: Bool
  let isQuiet: Bool
  let printsReport: Bool
  let progress: CampaignProgress.Style

  init(_ options: ParsedOptions) throws(UsageError) {
    if options.has("--resume"), options.has("--force") {
      throw .contradiction(
        "--resume", "--force", reason: "one skips what is there, the other draws it again")
    }
    if options.has("--merge-reports") {
      for name in ["--shard", "--resume", "--force", "--dry-run"] where options.has(name) {
        throw .contradiction("--merge-reports", name, reason: "a merge draws nothing")
      }
    }
    let run = try options.runOptions()
    jobs = run.jobs ?? Processors.available
    memoryLimit = run.memoryLimit
    resumes = options.has("--resume")
    isQuiet = options.has("--quiet")
    printsReport = options.has("--json")
    progress =
      switch try options.progressStyle() {
      case .json: .json
      case .bar(let colored): .bar(colored: colored)
      case .none: isQuiet ? .none : .log
      }
  }
}
