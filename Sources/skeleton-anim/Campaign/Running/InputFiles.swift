import SkeletonAnim
import SkeletonCampaign

/// The files that a campaign reads, or looks for: it must write none of them.
struct InputFiles {
  /// By true path, what the file is to the campaign.
  private var uses: [String: String] = [:]

  /// - Parameter plan: one whose scenes are laid out, so that their pictures are known.
  init(_ plan: CampaignPlan) {
    let campaign = plan.campaign
    var named: [String: String] = [:]
    if let path = campaign.manifest { named[path] = "the manifest" }
    for asset in campaign.allAssets {
      for file in asset.namedFiles(in: campaign.folders) where named[file.path] == nil {
        named[file.path] = file.use
      }
    }
    for (entry, task) in zip(plan.entries, plan.tasks) {
      for image in entry.demand.images {
        let path = campaign.folders.input(image)
        guard named[path] == nil else { continue }
        named[path] =
          FileStamp(path) == nil
          ? "where \(task.asset.subject) looks for a picture"
          : "a picture that \(task.asset.subject) reads"
      }
    }
    // In order, so that of two names of one file always the same one counts.
    for (path, use) in named.sorted(by: { $0.key > $1.key }) { uses[TruePath.of(path)] = use }
  }

  /// - Throws: ``Failure`` that names every asset whose file would be written over an input.
  func check(_ campaign: Campaign) throws {
    // Of all parts, since what one draws from another may write.
    let problems = campaign.allAssets.compactMap { asset -> AssetProblem? in
      let path = campaign.folders.file(asset.path)
      guard let use = uses[TruePath.of(path)] else { return nil }
      let failure = Failure(
        message: "\(path) is \(use); give 'output' another path or folder",
        code: ExitCode.usage)
      return AssetProblem(failure, of: asset)
    }
    guard problems.isEmpty else { throw problems.failure }
  }
}
