import Foundation
import SkeletonGraphics
import SkeletonTimeline
import Testing

@testable import SkeletonVideo

/// APNG and WebP, read back by PIL.
@Suite struct AnimatedImageTests {
  static func settings(
    _ codec: VideoCodec, _ rate: FrameRate = 30, frames: Int = 12
  ) -> VideoSettings {
    var settings = VideoSettings(
      codec: codec, container: codec == .apng ? .apng : .webp,
      size: PixelSize(width: 160, height: 64), rate: rate, frameCount: frames)
    settings.hasAlpha = true
    return settings
  }

  @Test("every bit comes back, alpha too", arguments: [VideoCodec.apng, .webp])
  func exact(codec: VideoCodec) throws {
    let scratch = try Scratch()
    let path = scratch.path("a")
    try VideoWriter.write(Self.settings(codec), to: path, TestPicture.translucent)
    let image = try AnimatedImage.read(path)
    #expect(image.frames == 12)
    #expect(image.loop == 0)
    for (i, picture) in image.pictures.enumerated() {
      let expected = Self.visible(TestPicture.translucent(frame: i).pixels)
      #expect(Self.visible(Array(picture)) == expected, "frame \(i)")
    }
  }

  /// Pixels with black under what is clear: that colour is nobody's business.
  private static func visible(_ pixels: [UInt8]) -> [UInt8] {
    var pixels = pixels
    for i in stride(from: 0, to: pixels.count, by: 4) where pixels[i + 3] == 0 {
      pixels.replaceSubrange(i..<i + 3, with: [0, 0, 0])
    }
    return pixels
  }

  @Test("odd sizes and opaque pictures stay as they are", arguments: [VideoCodec.apng, .webp])
  func odd(codec: VideoCodec) throws {
    let scratch = try Scratch()
    let path = scratch.path("a")
    var settings = Self.settings(codec, frames: 3)
    settings.size = PixelSize(width: 37, height: 21)
    settings.hasAlpha = false
    func picture(_ i: Int) -> TestPicture {
      TestPicture(size: settings.size) { x, y in
        (UInt8(x * 6), UInt8(y * 11), UInt8(i * 80), 255)
      }
    }
    try VideoWriter.write(settings, to: path, picture)
    let image = try AnimatedImage.read(path)
    #expect(image.pictures == (0..<3).map { Data(picture($0).pixels) })
    #expect(try MediaInspection.inspect(path).hasAlpha == false)
  }

  @Test(
    "milliseconds of WebP are rounded once from the start, and add up to the whole",
    arguments: [24, 25, FrameRate(Rational(30000, 1001)), 60, FrameRate(Rational(25, 2)), 1])
  func webpTimes(rate: FrameRate) throws {
    let scratch = try Scratch()
    let path = scratch.path("a")
    let settings = Self.settings(.webp, rate)
    try VideoWriter.write(settings, to: path, TestPicture.translucent)
    try VideoVerification.verify(path, against: settings)
    let exact = (0...12).map { (Rational($0 * 1000) / rate.rational).rounded }
    let durations = try AnimatedImage.read(path).durations.map { Int($0 ?? 0) }
    #expect(durations == zip(exact, exact.dropFirst()).map { $1 - $0 })
    #expect(try MediaInspection.inspect(path).times == exact.dropLast().map { Rational($0, 1000) })
  }

  @Test("equal neighbours may merge, and keep their time")
  func merging() throws {
    let scratch = try Scratch()
    let path = scratch.path("a")
    let settings = Self.settings(.webp)
    try VideoWriter.write(settings, to: path) { TestPicture.translucent(frame: min($0 / 3, 2)) }
    try VideoVerification.verify(path, against: settings)
    let durations = try AnimatedImage.read(path).durations.map { Int($0 ?? 0) }
    #expect(durations == [100, 100, 200])
  }

  @Test(
    "pictures that are all equal become one that lasts as long as all of them",
    arguments: [true, false])
  func standing(isTranslucent: Bool) throws {
    let scratch = try Scratch()
    let path = scratch.path("a")
    var settings = Self.settings(.webp, FrameRate(Rational(30000, 1001)))
    settings.size = PixelSize(width: 33, height: 21)
    settings.hasAlpha = isTranslucent
    settings.loop = 2
    settings.title = "still"
    let picture = TestPicture(size: settings.size) { x, y in
      (UInt8(x * 7), UInt8(y * 11), 9, isTranslucent ? UInt8(40 + x + y) : 255)
    }
    try VideoWriter.write(settings, to: path) { _ in picture }
    try VideoVerification.verify(path, against: settings)
    let found = try MediaInspection.inspect(path)
    #expect(found.times == [.zero] && found.duration == Rational(400, 1000))
    #expect(found.loop == 2 && found.hasAlpha == isTranslucent && found.title == "still")
    var reader = try MediaReader.open(path)
    #expect(try reader.next()?.pixels == picture.pixels)
    let image = try AnimatedImage.read(path)
    #expect(image.loop == 2 && image.durations == [400])
    #expect(image.pictures == [Data(picture.pixels)])
  }

  @Test("a single frame is a still, which has no length", arguments: [VideoCodec.apng, .webp])
  func single(codec: VideoCodec) throws {
    let scratch = try Scratch()
    let path = scratch.path("a")
    let settings = Self.settings(codec, frames: 1)
    try VideoWriter.write(settings, to: path, TestPicture.translucent)
    try VideoVerification.verify(path, against: settings)
    let found = try MediaInspection.inspect(path)
    #expect(found.frameCount == 1 && found.duration == .zero && found.loop == nil)
  }

  @Test("plays are counted as asked", arguments: [VideoCodec.apng, .webp], [0, 1, 3])
  func loops(codec: VideoCodec, loop: Int) throws {
    let scratch = try Scratch()
    let path = scratch.path("a")
    var settings = Self.settings(codec, frames: 3)
    settings.loop = loop
    try VideoWriter.write(settings, to: path, TestPicture.translucent)
    #expect(try AnimatedImage.read(path).loop == loop)
    #expect(try MediaInspection.inspect(path).loop == loop)
  }

  @Test("title and description are kept", arguments: [VideoCodec.apng, .webp], [1, 3])
  func texts(codec: VideoCodec, frames: Int) throws {
    let scratch = try Scratch()
    let path = scratch.path("a")
    var settings = Self.settings(codec, frames: frames)
    settings.title = "a < b & c"
    settings.alt = "vier Balken, größer"
    try VideoWriter.write(settings, to: path, TestPicture.translucent)
    try VideoVerification.verify(path, against: settings)
    let found = try MediaInspection.inspect(path)
    #expect(found.title == settings.title)
    #expect(found.alt == settings.alt)
    let image = try AnimatedImage.read(path)
    #expect(image.frames == frames)
    #expect(image.pictures[0].count == settings.size.count * 4)
    if codec == .apng { #expect(image.texts["Title"] == settings.title) }
  }

  @Test("premultiplied colours are colours times alpha")
  func premultiplication() throws {
    let scratch = try Scratch()
    let path = scratch.path("a")
    var settings = Self.settings(.apng, frames: 1)
    settings.alphaMode = .premultiplied
    try VideoWriter.write(settings, to: path, TestPicture.translucent)
    let picture = try AnimatedImage.read(path).pictures[0]
    let straight = TestPicture.translucent(frame: 0).pixels
    let expected = straight.indices.map { i in
      let alpha = Double(straight[i / 4 * 4 + 3]) / 255
      return i % 4 == 3 ? straight[i] : UInt8((Double(straight[i]) * alpha).rounded())
    }
    #expect(picture == Data(expected))
  }
}
