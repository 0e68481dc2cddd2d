import Foundation
import SkeletonGraphics
import SkeletonTimeline
import SkeletonVideo

/// The finished tool against ffmpeg on the phone scene at scale 2, 45 frames.
///
/// ffmpeg is given ready frames as raw video, so drawing is free for it; the tool starts from
/// nothing.
struct EndToEndBench {
  private let tool: String
  private let folder: URL

  init(tool: String) throws {
    self.tool = tool
    folder = FileManager.default.temporaryDirectory.appending(
      path: "skeleton-bench-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func run() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let raw = try rawFrames()
    try measureGIF(raw)
    try measureMP4(raw)
    try measureExpression()
  }

  /// What reading a scene from Swift source costs.
  private func measureExpression() throws {
    let source = "SKSkeletonRow().padding(SK.Space.xl)"
    let builtIn = try ExternalCommand(tool, ["row", "-q", "-o", path("row.gif")])
    let written = try ExternalCommand(tool, ["-e", source, "-q", "-o", path("source.gif")])
    let times = try Measurement(
      rounds: 9, [.init(name: "source", run: written.run), .init(name: "row", run: builtIn.run)])
    Report.line("GIF of a row, from an expression / built in", times, "source", "row", limit: 2)
  }

  private func path(_ name: String) -> String { folder.appending(path: name).path }

  private func bytes(_ name: String) throws -> Int {
    try FileManager.default.attributesOfItem(atPath: path(name))[.size] as? Int ?? 0
  }

  /// Frames as ffmpeg decodes them from a lossless file of ours.
  private func rawFrames() throws -> [String] {
    try ExternalCommand(tool, ["phone", "-q", "-o", path("%04d.png")]).run()
    let input = ["-y", "-framerate", "30", "-i", path("%04d.png"), "-f", "rawvideo"]
    try ExternalCommand("ffmpeg", input + ["-pix_fmt", "rgb24", path("frames.rgb")]).run()
    return [
      "-y", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", "780x1688", "-framerate", "30", "-i",
      path("frames.rgb"),
    ]
  }

  private func measureGIF(_ raw: [String]) throws {
    let filter = "split[a][b];[a]palettegen[p];[b][p]paletteuse"
    let ours = try ExternalCommand(tool, ["phone", "-q", "-o", path("ours.gif")])
    let peer = try ExternalCommand(
      "ffmpeg", raw + ["-filter_complex", filter, path("peer.gif")])
    let times = try Measurement(
      rounds: 5, [.init(name: "ours", run: ours.run), .init(name: "ffmpeg", run: peer.run)])
    Report.line(
      "GIF, tool end to end / ffmpeg palettegen+paletteuse", times, "ours", "ffmpeg",
      limit: 1.0 / 20)
    Report.sizes("GIF bytes", try bytes("ours.gif"), try bytes("peer.gif"), limit: 1.02)
    try measureGifsicle()
  }

  /// gifsicle starts from our finished file; its size is the yardstick of the bounded error too.
  private func measureGifsicle() throws {
    let ours = try ExternalCommand(tool, ["phone", "-q", "-o", path("ours.gif")])
    let peer = try ExternalCommand(
      "gifsicle", ["-O3", "--no-warnings", path("ours.gif"), "-o", path("peer.gif")])
    let times = try Measurement(
      rounds: 5, [.init(name: "ours", run: ours.run), .init(name: "gifsicle", run: peer.run)])
    Report.line("GIF, tool end to end / gifsicle -O3", times, "ours", "gifsicle", limit: 0.1)
    let yardstick = try bytes("peer.gif")
    Report.sizes("GIF bytes, lossless / gifsicle -O3", try bytes("ours.gif"), yardstick, limit: 1)
    for (error, limit) in [(1, 0.40), (2, 0.27)] {
      let file = path("bounded.gif")
      try ExternalCommand(tool, ["phone", "-q", "--max-error", "\(error)", "-o", file]).run()
      Report.sizes(
        "GIF bytes, --max-error \(error) / gifsicle -O3", try bytes("bounded.gif"), yardstick,
        limit: limit)
    }
  }

  private func measureMP4(_ raw: [String]) throws {
    // The settings of an explicit preset, word for word, and what anybody would type.
    let same = Self.mediumSettings.ffmpegArguments
    let plain = ["-c:v", "libx264", "-crf", "18", "-preset", "medium"]
    let planes = path("frames.yuv")
    try ExternalCommand("ffmpeg", raw + ["-pix_fmt", "yuv420p", "-f", "rawvideo", planes]).run()
    let ready = [
      "-y", "-f", "rawvideo", "-pix_fmt", "yuv420p", "-s", "780x1688", "-framerate", "30", "-i",
      planes,
    ]
    let medium = try ExternalCommand(
      tool, ["phone", "-q", "--crf", "18", "--preset", "medium", "-o", path("medium.mp4")])
    let ours = try ExternalCommand(tool, ["phone", "-q", "-o", path("ours.mp4")])
    let equal = try ExternalCommand("ffmpeg", ready + same + [path("equal.mp4")])
    let peer = try ExternalCommand("ffmpeg", ready + plain + [path("peer.mp4")])
    let times = try Measurement(
      rounds: 5,
      [
        .init(name: "medium", run: medium.run), .init(name: "ours", run: ours.run),
        .init(name: "equal", run: equal.run), .init(name: "ffmpeg", run: peer.run),
      ])
    Report.line(
      "MP4, tool end to end, same settings / ffmpeg encode only", times, "medium", "equal",
      limit: 1.10)
    Report.line(
      "MP4, tool end to end, default / ffmpeg -crf 18 -preset medium", times, "ours", "ffmpeg")
    Report.sizes("MP4 bytes, default / ffmpeg", try bytes("ours.mp4"), try bytes("peer.mp4"))
  }

  private static var mediumSettings: VideoSettings {
    var settings = VideoSettings(
      codec: .h264, container: .mp4, size: PixelSize(width: 780, height: 1688), rate: 30,
      frameCount: 45)
    settings.rateFactor = 18
    settings.preset = "medium"
    return settings
  }

  /// Peak memory of a short and a long run, from the kernel's own accounting.
  ///
  /// The kernel counts what a child was before it became another program, so this is measured
  /// first, while this process is small itself.
  func measureMemory() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for format in ["gif", "mp4"] {
      var peaks: [Int] = []
      for duration in ["1.5", "60"] {
        let command = try ExternalCommand(
          tool, ["phone", "-q", "--duration", duration, "-o", path("memory." + format)])
        peaks.append(try command.peakMemory())
      }
      print("peak memory of a \(format): \(peaks[0]) KB for 1.5 s, \(peaks[1]) KB for 60 s")
    }
  }
}
