import Foundation
import Testing

@testable import SkeletonCampaign

@Suite struct CampaignReportTests {
  @Test("A report reads back as it was written")
  func roundTrip() throws {
    let asset = Asset(
      place: "assets[3]", scene: "row", options: ["scale": ["2"], "set": ["a=1", "b=2"]],
      format: "gif", path: "out/row.gif")
    var entry = AssetReport(asset, inputs: "ab12")
    entry.status = .drawn
    entry.file = AssetReport.File(
      bytes: 12, sha256: "00", width: 2, height: 3, frames: 4, duration: 1.5, isLossless: true,
      seconds: 0.25)
    let report = CampaignReport(version: "1", shard: .init(index: 2, count: 3), assets: [entry])
    let data = try JSONEncoder().encode(report)
    #expect(try JSONDecoder().decode(CampaignReport.self, from: data) == report)
    #expect(report.assets[0].options["set"] == "a=1,b=2")
  }
}
