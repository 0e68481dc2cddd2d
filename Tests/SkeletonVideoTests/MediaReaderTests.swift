import Foundation
import SkeletonGraphics
import SkeletonTimeline
import Testing

@testable import SkeletonVideo

@Suite struct MediaReaderTests {
  static func readAll(_ path: String) throws(VideoError) -> [MediaReader.Frame] {
    var reader = try MediaReader.open(path)
    var frames: [MediaReader.Frame] = []
    while let frame = try reader.next() { frames.append(frame) }
    return frames
  }

  static func largestError(_ a: some Collection<UInt8>, _ b: some Collection<UInt8>) -> Int {
    zip(a, b).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
  }

  @Test("every format comes back in order, in time and in colour", arguments: FormatTests.formats)
  func roundTrip(format: FormatTests.Format) throws {
    let scratch = try Scratch()
    let path = scratch.path("a")
    try VideoWriter.write(format.settings(25), to: path, TestPicture.bars)
    let frames = try Self.readAll(path)
    #expect(frames.map(\.time) == (0..<12).map { Rational($0, 25) })
    for (i, frame) in frames.enumerated() {
      let expected = TestPicture.bars(frame: i)
      try #require(frame.size == expected.size)
      var worst = 0
      for y in 0..<64 {
        for x in 0..<160 where TestPicture.isInsideBar(x, y) {
          let at = (y * 160 + x) * 4
          worst = max(
            worst, Self.largestError(frame.pixels[at..<at + 4], expected.pixels[at..<at + 4]))
        }
      }
      #expect(worst <= 3, "frame \(i)")
    }
  }

  @Test("alpha comes back", arguments: [VideoCodec.apng, .webp, .prores4444, .vp9])
  func alpha(codec: VideoCodec) throws {
    let scratch = try Scratch()
    let path = scratch.path("a")
    var settings = AnimatedImageTests.settings(codec)
    settings.container = codec.traits.containers[0]
    try VideoWriter.write(settings, to: path, TestPicture.translucent)
    let frames = try Self.readAll(path)
    try #require(frames.count == 12)
    let bound = [VideoCodec.prores4444: 1, .vp9: 6][codec] ?? 0
    for (i, frame) in frames.enumerated() {
      let expected = TestPicture.translucent(frame: i).pixels
      let alphas = stride(from: 3, to: expected.count, by: 4)
      #expect(
        Self.largestError(alphas.map { frame.pixels[$0] }, alphas.map { expected[$0] }) <= bound)
    }
  }

  @Test("animated WebP by others: pictures that blend, clear and lie off the corner")
  func foreignWebP() throws {
    let scratch = try Scratch()
    let path = scratch.path("a.webp")
    let script = """
      import sys
      from PIL import Image, ImageDraw
      frames = []
      for i in range(6):
          image = Image.new('RGBA', (50, 34), (0, 0, 0, 0))
          draw = ImageDraw.Draw(image)
          draw.rectangle((2 + 6 * i, 4, 14 + 6 * i, 20), fill=(16, 185, 129, 255))
          draw.rectangle((10, 12, 40, 30), fill=(239, 68, 68, 40 * i + 20))
          frames.append(image)
      frames[0].save(sys.argv[1], save_all=True, append_images=frames[1:], duration=40,
                     loop=0, lossless=True, exact=True, minimize_size=True)
      """
    try Tool.python.run(["-c", script, path])
    let expected = try AnimatedImage.read(path)
    let frames = try Self.readAll(path)
    try #require(frames.count == expected.frames)
    for (frame, picture) in zip(frames, expected.pictures) {
      let visible = stride(from: 0, to: picture.count, by: 4).filter { picture[$0 + 3] > 0 }
      #expect(visible.allSatisfy { frame.pixels[$0..<$0 + 4].elementsEqual(picture[$0..<$0 + 4]) })
    }
    #expect(frames.map(\.time) == (0..<frames.count).map { Rational($0 * 40, 1000) })
  }

  @Test(
    "samples of every kind are read as ffmpeg reads them",
    arguments: [
      ["-c:v", "libx264", "-qp", "1", "-pix_fmt", "yuv444p"],
      ["-c:v", "libx264", "-qp", "1", "-pix_fmt", "yuvj444p"],
      ["-c:v", "libx264", "-qp", "1", "-pix_fmt", "gray"],
      ["-c:v", "png", "-pix_fmt", "pal8"],
      ["-c:v", "png", "-pix_fmt", "rgba64be"],
      ["-c:v", "png", "-pix_fmt", "gray"],
      ["-c:v", "ffv1", "-pix_fmt", "gbrp10le"],
    ])
  func foreignSamples(arguments: [String]) throws {
    let scratch = try Scratch()
    let path = scratch.path("a.mkv")
    try Tool.ffmpeg.run(
      ["-v", "error", "-f", "lavfi", "-i", "testsrc2=s=160x64:r=5:d=0.4"] + arguments + [path])
    let expected = try DecodedColors(path, width: 160, height: 64).frames
    let frames = try Self.readAll(path)
    try #require(frames.count == expected.count && expected.count == 2)
    for (frame, pixels) in zip(frames, expected) {
      #expect(Self.largestError(frame.pixels, pixels) <= 3)
    }
  }

  @Test("a file cut short is an error, not a crash", arguments: [VideoCodec.h264, .webp, .apng])
  func damaged(codec: VideoCodec) throws {
    let scratch = try Scratch()
    let path = scratch.path("a")
    var settings = AnimatedImageTests.settings(codec)
    settings.container = codec.traits.containers[0]
    settings.hasAlpha = codec != .h264
    try VideoWriter.write(settings, to: path, TestPicture.bars)
    let bytes = try FileBytes.read(path)
    for count in stride(from: 1, to: bytes.count, by: max(bytes.count / 40, 1)) {
      try FileBytes.replace(path, with: Array(bytes[..<count]))
      let inspected = (try? MediaInspection.inspect(path))?.frameCount ?? 0
      let read = (try? Self.readAll(path))?.count ?? 0
      #expect(inspected <= 12 && read <= 12)
      #expect(throws: VideoError.self) { try VideoVerification.verify(path, against: settings) }
    }
  }
}
