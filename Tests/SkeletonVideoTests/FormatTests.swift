import Foundation
import SkeletonGraphics
import SkeletonTimeline
import Testing

@testable import SkeletonVideo

/// Every format, judged by programs that had no part in writing it.
@Suite struct FormatTests {
  struct Format: Sendable, CustomTestStringConvertible {
    var codec: VideoCodec
    var container: VideoContainer
    var depth = 8
    var hasAlpha = false
    /// What ffprobe calls codec, profile, tag and samples.
    var probed: [String]

    var testDescription: String { "\(codec) \(container) \(depth) \(hasAlpha)" }

    func settings(_ rate: FrameRate = 30, frames: Int = 12) -> VideoSettings {
      var settings = VideoSettings(
        codec: codec, container: container, size: PixelSize(width: 160, height: 64), rate: rate,
        frameCount: frames)
      settings.depth = depth
      settings.hasAlpha = hasAlpha
      return settings
    }
  }

  static let formats = [
    Format(codec: .h264, container: .mp4, probed: ["h264", "High", "avc1", "yuv420p"]),
    Format(codec: .h264, container: .mov, probed: ["h264", "High", "avc1", "yuv420p"]),
    Format(codec: .hevc, container: .mp4, probed: ["hevc", "Main", "hvc1", "yuv420p"]),
    Format(
      codec: .hevc, container: .mp4, depth: 10, probed: ["hevc", "Main 10", "hvc1", "yuv420p10le"]),
    Format(codec: .av1, container: .mp4, probed: ["av1", "Main", "av01", "yuv420p"]),
    Format(
      codec: .av1, container: .mp4, depth: 10, probed: ["av1", "Main", "av01", "yuv420p10le"]),
    Format(codec: .av1, container: .webm, probed: ["av1", "Main", "[0][0][0][0]", "yuv420p"]),
    Format(codec: .vp9, container: .webm, probed: ["vp9", "Profile 0", "[0][0][0][0]", "yuv420p"]),
    Format(
      codec: .vp9, container: .webm, hasAlpha: true,
      probed: ["vp9", "Profile 0", "[0][0][0][0]", "yuv420p"]),
    Format(codec: .prores4444, container: .mov, probed: ["prores", "4444", "ap4h", "yuv444p12le"]),
    Format(
      codec: .prores4444, container: .mov, hasAlpha: true,
      probed: ["prores", "4444", "ap4h", "yuva444p12le"]),
    Format(codec: .apng, container: .apng, probed: ["apng", "", "[0][0][0][0]", "rgb24"]),
    Format(
      codec: .apng, container: .apng, hasAlpha: true, probed: ["apng", "", "[0][0][0][0]", "rgba"]),
  ]

  static let rates: [FrameRate] = [24, 25, FrameRate(Rational(30000, 1001)), 60]

  @Test("ffprobe agrees on codec, tags, size, count, times", arguments: formats, rates)
  func probe(format: Format, rate: FrameRate) throws {
    let scratch = try Scratch()
    let path = scratch.path("a")
    let settings = format.settings(rate)
    try VideoWriter.write(settings, to: path, TestPicture.bars)
    try VideoVerification.verify(path, against: settings)
    let probe = try Probe.read(path)
    let video = probe.video
    #expect(
      [video.codecName, video.profile ?? "", video.codecTagString, video.pixFmt ?? ""]
        == format.probed)
    #expect((video.width, video.height) == (160, 64))
    #expect(video.avgFrameRate == rate.description)
    #expect(video.nbReadPackets == "12")
    if format.codec != .apng {
      #expect(
        [video.colorRange, video.colorSpace, video.colorTransfer, video.colorPrimaries]
          == ["tv", "bt709", "bt709", "bt709"])
    }
    let found = try MediaInspection.inspect(path)
    let tolerance = format.container == .webm ? Rational(1, 2000) : .zero
    for (i, time) in found.times.enumerated() {
      #expect(abs((time - Rational(i) / rate.rational).double) <= tolerance.double)
    }
    if format.container == .webm, rate == FrameRate(Rational(30000, 1001)) {
      #expect(video.tags?["DURATION"] == "00:00:00.400400000")
    }
    // libavformat tells lengths in microseconds.
    #expect(abs((found.duration - Rational(12) / rate.rational).double) < 1e-6)
  }

  @Test(
    "mediainfo agrees too", arguments: formats.filter { $0.codec != .apng && !$0.hasAlpha }, rates)
  func mediaInfo(format: Format, rate: FrameRate) throws {
    let scratch = try Scratch()
    // mediainfo goes by the name as well.
    let path = scratch.path("a.\(format.container.rawValue)")
    try VideoWriter.write(format.settings(rate), to: path, TestPicture.bars)
    let track = try #require(try MediaInfo.read(path))
    let names: [VideoCodec: String] = [
      .h264: "AVC", .hevc: "HEVC", .av1: "AV1", .vp9: "VP9", .prores4444: "ProRes",
    ]
    #expect(track.format == names[format.codec])
    #expect([track.width, track.height, track.frameCount] == ["160", "64", "12"])
    #expect([track.primaries, track.transfer, track.matrix] == ["BT.709", "BT.709", "BT.709"])
    #expect(track.range == (format.codec == .prores4444 ? nil : "Limited"))
    #expect(track.pixelAspectRatio == "1.000")
    let (duration, frameRate) = try (
      #require(track.duration.flatMap(Double.init)), #require(track.frameRate.flatMap(Double.init))
    )
    // It tells both with three places.
    #expect(abs(duration - (Rational(12) / rate.rational).double) < 0.0006)
    #expect(abs(frameRate - rate.rational.double) < 0.0006)
  }

  static let lossy = formats.filter { $0.codec != .apng && !$0.hasAlpha }

  @Test("saturated colours come back by the file's own tags", arguments: lossy)
  func colors(format: Format) throws {
    let scratch = try Scratch()
    let path = scratch.path("a")
    try VideoWriter.write(format.settings(), to: path, TestPicture.bars)
    let decoded = try DecodedColors(path, width: 160, height: 64)
    #expect(decoded.frames.count == 12)
    let error = decoded.largestError(
      TestPicture.bars, where: TestPicture.isInsideBar, components: 0..<3)
    // Rounding to 8-bit limited range costs 2 levels, to 10 bits none; the coding itself may cost
    // one code.
    #expect(error <= (format.depth == 10 || format.codec == .prores4444 ? 1 : 3))
  }

  @Test("one frame", arguments: formats)
  func oneFrame(format: Format) throws {
    let scratch = try Scratch()
    let path = scratch.path("a")
    let settings = format.settings(25, frames: 1)
    try VideoWriter.write(settings, to: path, TestPicture.bars)
    try VideoVerification.verify(path, against: settings)
    #expect(try Probe.read(path).video.nbReadPackets == "1")
  }

  @Test("the same pictures give the same bytes", arguments: formats)
  func deterministic(format: Format) throws {
    let scratch = try Scratch()
    for name in ["a", "b", "c"] {
      try VideoWriter.write(format.settings(), to: scratch.path(name), TestPicture.bars)
    }
    #expect(try scratch.bytes("a") == scratch.bytes("b"))
    #expect(try scratch.bytes("a") == scratch.bytes("c"))
  }

  @Test("alpha and the colour under it come back", arguments: formats.filter(\.hasAlpha))
  func alpha(format: Format) throws {
    let scratch = try Scratch()
    let path = scratch.path("a")
    try VideoWriter.write(format.settings(), to: path, TestPicture.translucent)
    #expect(try MediaInspection.inspect(path).hasAlpha)
    let decoder = format.codec == .vp9 ? "libvpx-vp9" : nil
    let decoded = try DecodedColors(path, width: 160, height: 64, decoder: decoder)
    #expect(decoded.frames.count == 12)
    let bound =
      switch format.codec {
      case .vp9: (alpha: 6, color: 14)
      case .prores4444: (alpha: 1, color: 3)
      default: (alpha: 0, color: 0)
      }
    #expect(decoded.largestError(TestPicture.translucent, components: 3..<4) <= bound.alpha)
    // Where the disc is opaque in every frame.
    let isOpaque = { (x: Int, y: Int) in (40..<43).contains(x) && (20..<28).contains(y) }
    #expect(
      decoded.largestError(TestPicture.translucent, where: isOpaque, components: 0..<3)
        <= bound.color)
  }

  @Test("title, description and date are kept where the container can", arguments: formats)
  func metadata(format: Format) throws {
    let scratch = try Scratch()
    let path = scratch.path("a")
    var settings = format.settings(frames: 2)
    settings.title = "Loading"
    settings.alt = "vier Balken, größer"
    settings.creationTime = 1_000_000_000
    try VideoWriter.write(settings, to: path, TestPicture.bars)
    let found = try MediaInspection.inspect(path)
    #expect(found.title == settings.title)
    #expect(found.alt == settings.alt)
    if format.codec != .apng {
      let tags = try Probe.read(path).format.tags
      #expect(tags?["creation_time"] == "2001-09-09T01:46:40.000000Z")
      // No version: another build of the library must not give other bytes.
      #expect((tags?["encoder"] ?? "Lavf") == "Lavf")
    }
  }

  @Test("a full disk is an error about writing", arguments: formats)
  func fullDisk(format: Format) {
    #expect(
      throws: VideoError.cannotWrite(path: "/dev/full", reason: "No space left on device")
    ) { try VideoWriter.write(format.settings(), to: "/dev/full", TestPicture.bars) }
  }
}
