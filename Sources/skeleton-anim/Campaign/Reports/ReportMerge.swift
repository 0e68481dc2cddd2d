import Foundation
import SkeletonCampaign

/// `batch --merge-reports`: the reports of all parts as one, if every file is there.
struct ReportMerge {
  private let campaign: Campaign
  private let reports: [CampaignReport]
  private let folder: String

  /// Reads every report of a part in a folder.
  ///
  /// - Throws: ``Failure`` when there is none, or one is malformed.
  init(_ campaign: Campaign, from folder: String) throws {
    self.campaign = campaign
    self.folder = folder
    let names = Folders.names(in: folder).filter {
      $0.wholeMatch(of: /report-\d+-of-\d+\.json/) != nil
    }
    guard !names.isEmpty else {
      throw Failure(
        message: "no report of a part is in \(folder): they are called report-1-of-8.json",
        code: ExitCode.unreadableInput)
    }
    reports = try names.map { try ReportFiles.report(folder == "." ? $0 : "\(folder)/\($0)") }
  }

  /// All assets of the manifest in its order, with what is wrong with those that are not right.
  func merged() -> (report: CampaignReport, problems: [String]) {
    var found: [String: [AssetReport]] = [:]
    for report in reports {
      for asset in report.assets { found[asset.path, default: []].append(asset) }
    }
    var problems: [String] = []
    let assets = campaign.assets.map { asset in
      let candidates = found[asset.path, default: []]
      let checked = candidates.map { ($0, problem(of: $0, asset)) }
      if let right = checked.first(where: { $0.1 == nil }) { return right.0 }
      var (report, reason) =
        checked.last ?? (AssetReport(asset, inputs: ""), "no part's report has it")
      report.status = report.status == .failed ? .failed : .missing
      report.failure = report.failure ?? reason
      problems.append("\(asset.path): \(report.failure ?? "missing")")
      return report
    }
    if let place = placeOfMissing(assets) { problems.insert(place, at: 0) }
    let versions = Set(reports.map(\.version)).sorted()
    if versions.count > 1 {
      problems.insert(
        "parts were drawn by different versions: " + versions.joined(separator: ", "), at: 0)
    }
    let version = versions.last ?? Version.number
    return (CampaignReport(version: version, assets: assets), problems)
  }

  private static let missing = "the file is missing"

  /// Where files were looked for that are not there; nil when all are.
  private func placeOfMissing(_ assets: [AssetReport]) -> String? {
    let count = assets.count { $0.failure == Self.missing }
    guard count > 0 else { return nil }
    let output = campaign.folders.output
    let place = output == "." ? "the current folder" : output
    let isElsewhere = TruePath.of(folder) != TruePath.of(output)
    let hint = isElsewhere ? "; if they are beside the reports, give --output \(folder)" : ""
    let files = QuantityText.count(count, "file")
    return "\(files) of the reports \(count == 1 ? "is" : "are") not in \(place)\(hint)"
  }

  /// Why a part's report does not vouch for an asset; nil when it does.
  private func problem(of report: AssetReport, _ asset: Asset) -> String? {
    guard [.drawn, .upToDate].contains(report.status), let file = report.file else {
      return report.failure ?? "it was not drawn"
    }
    let asked = AssetReport(asset, inputs: report.inputs)
    guard asked.scene == report.scene, asked.format == report.format,
      asked.options == report.options
    else { return "it was drawn of other options than the manifest now has" }
    let path = campaign.folders.file(asset.path)
    guard let stamp = FileStamp(path) else { return Self.missing }
    guard stamp.bytes == file.bytes, FileStamp.digest(of: path) == file.sha256 else {
      return "the file is not the one that was drawn"
    }
    return nil
  }
}
