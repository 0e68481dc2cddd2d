import Glibc
import SkeletonGIF
import SkeletonGraphics
import SkeletonTimeline
import SkeletonVideo

/// A file, or a sequence of files, whose pictures can be decoded one after another.
struct DecodedFile: Sendable {
  let size: PixelSize
  let coding: FileCoding
  /// In seconds, to the end of the last picture.
  let duration: Rational
  /// Pictures that say nothing of time: a still, or a sequence of files.
  let hasTimes: Bool
  /// Whether it holds one picture by its format.
  let isStill: Bool
  /// Plays, 0 for ever; nil where the format cannot say.
  let loop: Int?
  /// What it says of itself; a GIF has one comment for both.
  let title: String?
  let alt: String?
  /// What makes players show other pictures than it stores.
  let presentation: [FrameAccuracy.Problem]
  private let path: String
  private let pattern: NumberPattern?

  /// - Throws: ``InspectionError``.
  init(_ path: String) throws(InspectionError) {
    self.path = path
    pattern = access(path, F_OK) == 0 ? nil : NumberPattern(path)
    let facts = try FileInspection(path: pattern?.path(frame: 0) ?? path)
    size = PixelSize(width: facts.width, height: facts.height)
    // Times come as multiples of a file's clock, and are wanted as what they were made from.
    duration = Rational(Int((facts.duration * 1_000_000).rounded()), 1_000_000)
    isStill = facts.format == "png"
    // An encoder may store an animation in which nothing moves as a still.
    hasTimes = !isStill && (facts.format != "webp" || facts.loop != nil)
    loop = facts.loop
    switch facts.kind {
    case .gif(let gif):
      (title, alt) = (gif.comment, gif.comment)
      coding = FileCoding(codec: "gif", clock: 0.005)
      presentation = []
    case .video(let video):
      (title, alt) = (facts.title, facts.alt)
      presentation = Self.presentation(video)
      let format = video.pixelFormat ?? ""
      let isSubsampled = format.contains("420p") && !video.hasAlpha
      let depth = isSubsampled ? format.contains("10") ? 10 : 8 : nil
      // Containers count in milliseconds or finer.
      coding = FileCoding(codec: video.codec, subsampledDepth: depth, clock: 0.001)
    }
  }

  /// Tags that decoders do not apply and players do.
  ///
  /// Curves and primaries of standard video, sRGB's, and none stated are shown alike; a stated matrix
  /// is applied by decoders.
  private static func presentation(_ video: FileInspection.VideoFacts) -> [FrameAccuracy.Problem] {
    var problems: [FrameAccuracy.Problem] = []
    if !video.hasSquarePixels { problems.append(.stretched) }
    if video.isTurned { problems.append(.turned) }
    let usual = ["bt709", "smpte170m", "bt470bg", "iec61966-2-1", "unknown", "reserved"]
    if let color = video.color {
      for tag in [color.primaries, color.transfer] where !usual.contains(tag) {
        problems.append(.colorTag(tag))
      }
    }
    return problems
  }

  var isGIF: Bool { coding.codec == "gif" }

  /// Whether each picture is a file of its own.
  var isSequence: Bool { pattern != nil }

  /// Hands over the first pictures as RGBA bytes, with the time in seconds at which each appears.
  ///
  /// - Throws: ``InspectionError``, and what `body` throws.
  func decode(first limit: Int = .max, _ body: (Rational, [UInt8]) throws -> Void) throws {
    if let pattern {
      var frame = 0
      while frame < limit, access(pattern.path(frame: frame), F_OK) == 0 {
        try decodeMedia(pattern.path(frame: frame), first: 1, body)
        frame += 1
      }
    } else if isGIF {
      try decodeGIF(first: limit, body)
    } else {
      try decodeMedia(path, first: limit, body)
    }
  }

  private func decodeMedia(
    _ path: String, first limit: Int, _ body: (Rational, [UInt8]) throws -> Void
  ) throws {
    var reader = try attributing(path) { try MediaReader.open(path) }
    var rest = limit
    while rest > 0, let frame = try attributing(path, { try reader.next() }) {
      rest -= 1
      guard frame.size == size else {
        throw InspectionError(
          path: path, cause: VideoError.malformed(path: path, reason: "a picture has another size"))
      }
      try body(frame.time, frame.pixels)
    }
  }

  private func decodeGIF(
    first limit: Int, _ body: (Rational, [UInt8]) throws -> Void
  ) throws {
    var frames = try attributing(path) { try InputFile(path).gif() }
    var (start, rest) = (0, limit)
    while rest > 0, let frame = try attributing(path, { try frames.next() }) {
      try body(Rational(start, 100), frames.pixels)
      start += frame.delay
      rest -= 1
    }
  }

  private func attributing<T: ~Copyable>(
    _ path: String, _ step: () throws -> T
  ) throws(InspectionError) -> T {
    do { return try step() } catch { throw InspectionError(path: path, cause: error) }
  }
}
