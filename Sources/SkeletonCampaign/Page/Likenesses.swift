/// Which assets show the same, so that one can stand for another.
struct Likenesses {
  private struct Subject: Hashable {
    let scene: String
    let options: [String: String]

    init(_ asset: AssetReport) {
      scene = asset.scene
      // Neither changes what is seen.
      options = asset.options.filter { $0.key != "codec" && $0.key != "max-bytes" }
    }
  }

  private let stills: [String: String]
  /// Paths by what they show, and by format.
  private var paths: [Subject: [String: String]] = [:]

  init(_ report: CampaignReport, stills: [String: String]) {
    self.stills = stills
    for asset in report.assets where asset.file != nil {
      if paths[Subject(asset)]?[asset.format] == nil {
        paths[Subject(asset), default: [:]][asset.format] = asset.path
      }
    }
  }

  /// A picture of the same that does not move.
  func still(of asset: AssetReport) -> String? {
    stills[asset.path] ?? paths[Subject(asset)]?["png"]
  }

  /// A picture of the same that every browser shows, animated if need be.
  func standIn(for asset: AssetReport) -> String? {
    let alike = paths[Subject(asset)] ?? [:]
    return stills[asset.path] ?? alike["gif"] ?? alike["webp"] ?? alike["apng"] ?? alike["png"]
  }
}
