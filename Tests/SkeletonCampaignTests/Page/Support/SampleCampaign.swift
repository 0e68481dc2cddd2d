import Foundation
import Testing

@testable import SkeletonCampaign

/// A campaign with real media in a folder of its own, and its page beside them.
final class SampleCampaign: Sendable {
  static let formats = ["gif", "apng", "webp", "png", "mp4", "webm", "mov"]
  /// The second would run a script, or end one, if it were not escaped.
  static let scenes = ["row", "</script><script>document.title = 'broken into'</script>"]
  /// What comes before the files' names, by scene: characters that mean something in URLs and HTML.
  static let prefixes = ["50%25 #1?", "שלום \"it's\" <b>&amp;/c:"]

  let folder: URL
  let report: CampaignReport
  var page: URL { folder.appending(path: "index.html") }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    report = Self.report()
    try Self.makeMedia(in: folder)
    for asset in report.assets where asset.file != nil {
      let file = folder.appending(path: asset.path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: folder.appending(path: "media.\(asset.format)"), to: file)
    }
    let html = CampaignPage.html(report, title: "Spring & <Summer>")
    try Data(html.utf8).write(to: page)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Every scene, scheme, direction and format once; all at scale 2. One has failed, one is missing
  /// and one has a note.
  static func report() -> CampaignReport {
    var assets: [AssetReport] = []
    for (scene, prefix) in zip(scenes, prefixes) {
      for scheme in ["light", "dark"] {
        for direction in ["ltr", "rtl"] {
          for format in formats {
            let options = [
              "color-scheme": [scheme], "layout-direction": [direction], "scale": ["2"],
            ]
            let asset = Asset(
              place: "assets[0]", scene: scene, options: options, format: format,
              path: "\(prefix)\(scheme)-\(direction).\(format)")
            var entry = AssetReport(asset, inputs: "ab")
            entry.status = .drawn
            entry.file = AssetReport.File(
              bytes: 1000 + assets.count * 37 % 50, sha256: "cd", width: 160, height: 96,
              frames: format == "png" ? 1 : 10, duration: format == "png" ? 0 : 1,
              isLossless: true, seconds: 0.5)
            assets.append(entry)
          }
        }
      }
    }
    assets[2].notes = ["the highlight is faint: <i>--strength 0.8</i> would show it"]
    assets[4].status = .failed
    assets[4].file = nil
    assets[4].failure = "171 pixels is odd, which MP4 cannot have"
    assets[5].status = .missing
    assets[5].file = nil
    return CampaignReport(version: "1.2.3", assets: assets)
  }

  /// Ten frames that all differ, as each format has them.
  private static func makeMedia(in folder: URL) throws {
    let codecs = [
      "gif": [], "apng": ["-f", "apng", "-plays", "0"], "webp": ["-loop", "0"],
      "png": ["-frames:v", "1"], "mp4": ["-pix_fmt", "yuv420p"], "webm": ["-pix_fmt", "yuv420p"],
      "mov": ["-c:v", "prores_ks"],
    ]
    for (format, options) in codecs {
      let source = ["-f", "lavfi", "-i", "testsrc2=size=160x96:rate=10:duration=1"]
      let run = try PageJudge.run(
        "/usr/bin/ffmpeg", ["-v", "error", "-y"] + source + options + ["media.\(format)"],
        in: folder)
      #expect(run.status == 0, "\(run.errors)")
    }
  }
}
