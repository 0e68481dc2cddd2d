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

  /// - Throws: ``Failure`` when a file of another kind has a name that is the report's or page's.
  static func checkReplaceable(_ campaign: Campaign) throws {
    let path = campaign.folders.file(name(campaign.shard))
    if isThere(path), (try? report(path)) == nil { throw foreign(path, "no report of a batch") }
    let page = campaign.folders.file("index.html")
    guard campaign.shard == nil, isThere(page) else { return }
    let head = try? FileHandle(forReadingFrom: URL(filePath: page)).read(upToCount: 1 << 12)
    guard let head, CampaignPage.isOwn(head: String(decoding: head, as: UTF8.self)) else {
      throw foreign(page, "not a page that this tool has made")
    }
  }

  private static func isThere(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  private static func foreign(_ path: String, _ reason: String) -> Failure {
    Failure(
      message: "\(path) is \(reason), and would be replaced: give another folder with --output, "
        + "or move it away", code: ExitCode.cannotCreate)
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
