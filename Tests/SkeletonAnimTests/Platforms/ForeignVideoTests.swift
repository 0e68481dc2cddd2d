import Foundation
import Testing

@testable import SkeletonAnim

/// Videos by another encoder, each right but for one thing.
@Suite struct ForeignVideoTests {
  struct Case: Sendable, CustomTestStringConvertible {
    /// The rules that must be named; none for a file that is right.
    let rules: [String]
    var platform = "instagram"
    var source = "testsrc=size=128x128:rate=30:duration=3"
    var codec = ["-c:v", "libx264", "-pix_fmt", "yuv420p"]
    var options: [String] = []
    var muxer = ["-use_editlist", "0", "-movflags", "+faststart"]
    var name = "x.mp4"

    var testDescription: String { "\(platform): \(rules.isEmpty ? ["right"] : rules)" }
  }

  private static let openGroups = "open-gop=1:keyint=10:min-keyint=10:bframes=3:scenecut=0"
  private static let phone = "testsrc=size=886x1920:rate=2:duration=15"

  static let cases = [
    Case(rules: [], options: ["-bf", "0"]),
    Case(
      rules: ["chroma"], codec: ["-c:v", "libx264", "-pix_fmt", "yuv444p"], options: ["-bf", "0"]),
    Case(
      rules: ["frame rate"], source: "testsrc=size=128x128:rate=12:duration=3",
      options: ["-bf", "0"]),
    Case(
      rules: ["duration"], source: "testsrc=size=128x128:rate=30:duration=2",
      options: ["-bf", "0"]),
    Case(rules: ["edit list"], muxer: ["-movflags", "+faststart"]),
    Case(rules: ["index"], options: ["-bf", "0"], muxer: ["-use_editlist", "0"]),
    Case(rules: ["codec"], codec: ["-c:v", "mpeg4", "-pix_fmt", "yuv420p"]),
    Case(
      rules: ["groups of pictures", "edit list"], options: ["-x264-params", openGroups],
      muxer: ["-movflags", "+faststart"]),
    Case(rules: ["scan"], options: ["-bf", "0", "-flags", "+ilme+ildct", "-x264-params", "tff=1"]),
    Case(
      rules: ["width"], source: "testsrc=size=1922x64:rate=30:duration=3", options: ["-bf", "0"]),
    Case(rules: [], platform: "x"),
    Case(rules: ["shape of pixels"], platform: "x", options: ["-vf", "setsar=2"]),
    Case(
      rules: ["longer side", "aspect"], platform: "x",
      source: "testsrc=size=1400x100:rate=30:duration=1"),
    Case(
      rules: ["groups of pictures"], platform: "x", options: ["-x264-params", openGroups],
      muxer: []),
    Case(rules: ["codec"], platform: "x", codec: ["-c:v", "libx265", "-pix_fmt", "yuv420p"]),
    Case(
      rules: ["format", "codec"], platform: "x",
      codec: ["-c:v", "libvpx-vp9", "-deadline", "realtime", "-pix_fmt", "yuv420p"], muxer: [],
      name: "x.webm"),
    Case(
      rules: [], platform: "app-store-preview", source: phone,
      options: ["-preset", "ultrafast", "-profile:v", "high"]),
    Case(
      rules: ["level"], platform: "app-store-preview", source: phone,
      options: ["-preset", "ultrafast", "-level", "5.1"]),
    Case(
      rules: ["profile", "chroma"], platform: "app-store-preview", source: phone,
      codec: ["-c:v", "libx264", "-pix_fmt", "yuv422p"], options: ["-preset", "ultrafast"]),
    Case(
      rules: ["size", "frame rate", "duration"], platform: "app-store-preview",
      source: "testsrc=size=128x128:rate=60:duration=1"),
    Case(
      rules: ["audio", "size"], platform: "app-store-header",
      source: "testsrc=size=128x128:rate=30:duration=5",
      options: ["-f", "lavfi", "-i", "anullsrc", "-shortest"]),
    Case(
      rules: ["size", "frame rate"], platform: "app-store-header",
      source: "testsrc=size=128x128:rate=25:duration=5"),
  ]

  @Test("what a video breaks is named, and nothing else", arguments: cases)
  func named(_ item: Case) throws {
    let folder = try TemporaryFolder()
    let path = folder.path(item.name)
    let inputs = ["-f", "lavfi", "-i", item.source]
    // A second input stands among the options.
    let (more, options) =
      item.options.contains("-i") ? (item.options, []) : ([String](), item.options)
    try Program.run(
      ["ffmpeg", "-v", "error", "-y"] + inputs + more + item.codec + options + item.muxer + [path])
    let platform = try #require(Platform(named: item.platform))
    let violations = try platform.violations(byFile: path)
    #expect(violations.map(\.rule.name).sorted() == item.rules.sorted(), "\(violations)")
  }
}
