import Foundation
import SkeletonGraphics
import SkeletonTimeline
import Testing

@testable import SkeletonVideo

@Suite struct H264Tests {
  static let rates: [FrameRate] = [
    24, 25, FrameRate(Rational(30000, 1001)), 60, FrameRate(Rational(24000, 1001)), 1,
    FrameRate(Rational(25, 2)), 120,
  ]

  static func settings(_ rate: FrameRate = 30, frames: Int = 12) -> VideoSettings {
    VideoSettings(
      codec: .h264, container: .mp4, size: PixelSize(width: 160, height: 64), rate: rate,
      frameCount: frames)
  }

  @Test("ffprobe finds codec, size, tags, count and exact times", arguments: rates)
  func probe(rate: FrameRate) throws {
    let scratch = try Scratch()
    let path = scratch.path("a.mp4")
    let settings = Self.settings(rate)
    try VideoWriter.write(settings, to: path, TestPicture.bars)
    try VideoVerification.verify(path, against: settings)
    let probe = try Probe.read(path, frames: true)
    let video = probe.video
    #expect(video.codecName == "h264")
    #expect(video.profile == "High")
    #expect(video.pixFmt == "yuv420p")
    #expect((video.width, video.height) == (160, 64))
    #expect(video.sampleAspectRatio == "1:1")
    #expect(video.colorRange == "tv")
    #expect(video.colorSpace == "bt709")
    #expect(video.colorTransfer == "bt709")
    #expect(video.colorPrimaries == "bt709")
    #expect(video.chromaLocation == "left")
    #expect(video.avgFrameRate == rate.description)
    #expect(video.rFrameRate == rate.description)
    #expect(video.nbReadPackets == "12")
    try expectExactTimes(probe, rate)
  }

  /// Frame i begins at i / rate and the stream lasts frames / rate, in its own clock.
  private func expectExactTimes(_ probe: Probe, _ rate: FrameRate) throws {
    let parts = probe.video.timeBase.split(separator: "/").compactMap { Int($0) }
    let unit = Rational(parts[0], parts[1])
    let frames = try #require(probe.frames)
    for (i, frame) in frames.enumerated() {
      let pts = try #require(frame.pts)
      #expect(Rational(pts) * unit == Rational(i) / rate.rational)
    }
    let ticks = try #require(probe.video.durationTs)
    #expect(Rational(ticks) * unit == Rational(frames.count) / rate.rational)
    #expect(frames[0].keyFrame == 1)
  }

  @Test("saturated colours come back within 2 levels by the file's own tags")
  func colors() throws {
    let scratch = try Scratch()
    let path = scratch.path("a.mp4")
    try VideoWriter.write(Self.settings(), to: path, TestPicture.bars)
    let decoded = try DecodedColors(path, width: 160, height: 64)
    #expect(decoded.frames.count == 12)
    let error = decoded.largestError(
      TestPicture.bars, where: TestPicture.isInsideBar, components: 0..<3)
    #expect(error <= 2)
  }

  @Test(
    "the index comes first; only B-frames need an edit list",
    arguments: [
      (nil, false, false), (nil, true, false), ("medium", false, true), ("medium", true, false),
    ])
  func editList(preset: String?, social: Bool, expectsBFrames: Bool) throws {
    let scratch = try Scratch()
    let path = scratch.path("a.mp4")
    var settings = Self.settings()
    settings.preset = preset
    settings.social = social
    try VideoWriter.write(settings, to: path, TestPicture.bars)
    let found = try MediaInspection.inspect(path)
    #expect(found.isFastStart == true)
    #expect(found.hasEditList == expectsBFrames)
    #expect(found.times == (0..<12).map { Rational($0, 30) })
    #expect(found.duration == Rational(12, 30))
    let kinds = try #require(try Probe.read(path, frames: true).frames).map(\.pictType)
    #expect(kinds.contains("B") == expectsBFrames)
  }

  @Test("one frame lasts one frame")
  func oneFrame() throws {
    let scratch = try Scratch()
    let path = scratch.path("a.mp4")
    let settings = Self.settings(25, frames: 1)
    try VideoWriter.write(settings, to: path, TestPicture.bars)
    try VideoVerification.verify(path, against: settings)
    let found = try MediaInspection.inspect(path)
    #expect(found.duration == Rational(1, 25))
    #expect(found.frameCount == 1)
  }

  @Test("title, description and date are kept, and nothing names the writer")
  func metadata() throws {
    let scratch = try Scratch()
    let path = scratch.path("a.mp4")
    var settings = Self.settings()
    settings.title = "Loading"
    settings.alt = "vier Balken, größer"
    settings.creationTime = 1_000_000_000
    try VideoWriter.write(settings, to: path, TestPicture.bars)
    let tags = try #require(try Probe.read(path).format.tags)
    #expect(tags["title"] == "Loading")
    #expect(tags["description"] == "vier Balken, größer")
    #expect(tags["creation_time"] == "2001-09-09T01:46:40.000000Z")
    #expect(tags["encoder"] == nil)
  }

  @Test("the same pictures give the same bytes", arguments: [nil, "medium"])
  func deterministic(preset: String?) throws {
    let scratch = try Scratch()
    var settings = Self.settings(frames: 30)
    settings.preset = preset
    for name in ["a.mp4", "b.mp4"] {
      try VideoWriter.write(settings, to: scratch.path(name), TestPicture.bars)
    }
    #expect(try scratch.bytes("a.mp4") == scratch.bytes("b.mp4"))
    #expect(try scratch.bytes("a.mp4").range(of: Data("x264".utf8)) == nil)
  }
}
