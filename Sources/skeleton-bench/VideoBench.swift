import Foundation
import SkeletonGraphics
import SkeletonRaster
import SkeletonTimeline
import SkeletonVideo

/// Encoding ready planes to H.264 here and in ffmpeg, which reads the same planes from a file.
struct VideoBench {
  let name: String
  let frames: [YUV420Frame]
  let rate: FrameRate
  private let folder: URL

  /// - Parameter sweeps: how often the highlight crosses the shapes, 1.5 s each.
  init(_ name: String, _ drawing: Drawing, sweeps: Int, rate: FrameRate) throws {
    let plan = FramePlan(drawing, jobs: 1)
    self.name = name
    self.rate = rate
    let count = (rate.rational * Rational(3, 2)).rounded
    let states = RasterBench.states(of: drawing, frames: count)
    frames = (0..<sweeps * count).map { index in
      var frame = YUV420Frame(size: drawing.size)
      plan.drawYUV420(states[index % count], into: &frame)
      return frame
    }
    folder = FileManager.default.temporaryDirectory.appending(
      path: "skeleton-bench-video-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  static func runAll() throws {
    try VideoBench("phone", RasterBench.phone(scale: 2), sweeps: 1, rate: 30).run()
    try VideoBench("wall", wall(), sweeps: 2, rate: 60).run()
  }

  /// 24 cards of 4 bars on a film's canvas.
  private static func wall() -> Drawing {
    let bars: [(x: Double, y: Double, width: Double, height: Double, radius: Double)] = [
      (0, 0, 240, 120, 12), (0, 136, 32, 32, 16), (44, 138, 196, 12, 6), (44, 158, 120, 10, 5),
    ]
    var drawing = Drawing(
      size: PixelSize(width: 1920, height: 1080), background: RGBA(hex: 0xF2F2F7))
    for card in 0..<24 {
      let origin = Point(x: 70 + Double(card % 6) * 308, y: 56 + Double(card / 6) * 256)
      for bar in bars {
        let rect = Rect(
          x: origin.x + bar.x, y: origin.y + bar.y, width: bar.width, height: bar.height)
        let path = BezierPath.roundedRectangle(rect, radius: bar.radius)
        let fill = Drawing.Node.fill(path, .solid(RGBA(hex: 0xE5E5EA)))
        drawing.nodes.append(.shimmer(drawing.shimmers.count, [fill]))
        drawing.shimmers.append(
          Shimmer(
            effect: .highlight(RGBA(hex: 0xF7F7FA), strength: 1), bounds: rect,
            direction: Point(x: 1, y: 0), band: 1.2))
      }
    }
    return drawing
  }

  func run() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try writePlanes()
    let medium = try ExternalCommand("ffmpeg", input + settings("medium").ffmpegArguments + output)
    let alike = try ExternalCommand("ffmpeg", input + settings(nil).ffmpegArguments + output)
    let plain = try ExternalCommand(
      "ffmpeg",
      input + ["-c:v", "libx264", "-crf", "18", "-preset", "medium", path("plain.mp4")])
    let times = try Measurement(
      rounds: 5,
      [
        .init(name: "medium", run: { try encode("medium") }),
        .init(name: "ffmpeg alike medium", run: medium.run),
        .init(name: "default", run: { try encode(nil) }),
        .init(name: "ffmpeg alike default", run: alike.run),
        .init(name: "ffmpeg medium", run: plain.run),
      ])
    Report.line(
      "H.264, \(name), medium / ffmpeg, same settings", times, "medium", "ffmpeg alike medium",
      limit: 1.05)
    Report.line(
      "H.264, \(name), default / ffmpeg, same settings", times, "default", "ffmpeg alike default",
      limit: 1.05)
    Report.line(
      "H.264, \(name), default / ffmpeg -preset medium", times, "default", "ffmpeg medium",
      limit: 0.25)
    Report.sizes(
      "H.264 bytes, \(name), default / ffmpeg -preset medium", try bytes("default.mp4"),
      try bytes("plain.mp4"), limit: 1.10)
    print(
      "  PSNR, \(name): \(try quality("default.mp4")) dB, ffmpeg -preset medium "
        + "\(try quality("plain.mp4")) dB")
  }

  private func settings(_ preset: String?) -> VideoSettings {
    var settings = VideoSettings(
      codec: .h264, container: .mp4, size: frames[0].size, rate: rate, frameCount: frames.count)
    settings.preset = preset
    return settings
  }

  private func encode(_ preset: String?) throws {
    var writer = try VideoWriter(
      path: path("\(preset ?? "default").mp4"), settings: settings(preset))
    for frame in frames { try writer.append(.yuv420(frame)) }
    try writer.finish()
  }
}

// MARK: ffmpeg's side

extension VideoBench {
  private func path(_ name: String) -> String { folder.appending(path: name).path }

  private func bytes(_ name: String) throws -> Int {
    try FileManager.default.attributesOfItem(atPath: path(name))[.size] as? Int ?? 0
  }

  private func writePlanes() throws {
    try Data().write(to: folder.appending(path: "planes.yuv"))
    let file = try FileHandle(forWritingTo: folder.appending(path: "planes.yuv"))
    for frame in frames {
      for plane in [frame.y, frame.u, frame.v] { try file.write(contentsOf: plane) }
    }
    try file.close()
  }

  private var input: [String] {
    [
      "-y", "-f", "rawvideo", "-pix_fmt", "yuv420p",
      "-s", "\(frames[0].size.width)x\(frames[0].size.height)",
      "-framerate", "\(rate)", "-i", path("planes.yuv"),
    ]
  }

  private var output: [String] { [path("peer.mp4")] }

  /// Mean over the planes and frames, as ffmpeg reckons it.
  private func quality(_ name: String) throws -> Double {
    let statistics = path("psnr.txt")
    let filter = "[0][1]psnr=stats_file=\(statistics)"
    try ExternalCommand(
      "ffmpeg", input + ["-i", path(name), "-lavfi", filter, "-f", "null", "-"]
    ).run()
    let errors = try String(contentsOfFile: statistics, encoding: .utf8).split(separator: " ")
      .filter { $0.hasPrefix("mse_avg:") }.compactMap { Double($0.dropFirst(8)) }
    let mean = errors.reduce(0, +) / Double(max(errors.count, 1))
    return (10 * log10(255 * 255 / mean) * 10).rounded() / 10
  }
}
