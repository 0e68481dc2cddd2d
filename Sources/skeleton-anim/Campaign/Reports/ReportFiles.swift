import Foundation
import SkeletonAnim
import SkeletonCampaign

/// The files in a campaign's folder that say what became of it.
enum ReportFiles {
  /// `report.json`, or `report-2-of-8.json` for a part.
  static func name(_ part: CampaignReport.Part?) -> String {
    part.map { "report-\($0.index)-of-\($0.count).json" } ?? "report.json"
  }

  /// Writes the report, and for a whole campaign the page to look through it.
  ///
  /// - Returns: the paths written, the one for people last.
  /// - Throws: ``Failure`` for what could not be written.
  static func write(_ report: CampaignReport, _ campaign: Campaign) throws -> [String] {
    let path = campaign.folders.file(name(report.shard))
    try write(Array(text(report).utf8), to: path)
    guard report.shard == nil else { return [path] }
    let page = campaign.folders.file("index.html")
    try write(Array(CampaignPage.html(report, title: campaign.title).utf8), to: page)
    return [path, page]
  }

  static func text(_ report: CampaignReport) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Numbers that are finite and strings always have a JSON form.
    let data = (try? encoder.encode(report)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// - Throws: ``Failure`` when the file is no report.
  static func report(_ path: String) throws -> CampaignReport {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(message: "cannot read \(path)", code: ExitCode.unreadableInput)
    }
    do { return try JSONDecoder().decode(CampaignReport.self, from: data) } catch {
      throw Failure(message: "\(path) is no report of a batch", code: ExitCode.malformedInput)
    }
  }

  private static func write(_ bytes: [UInt8], to path: String) throws {
    do { try WholeFile.write(bytes, to: path) } catch {
      throw Failure(error, stopSignal: nil)
    }
  }
}
