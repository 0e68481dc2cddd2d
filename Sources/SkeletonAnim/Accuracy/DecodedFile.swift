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
    switch facts.kind {
    case .gif: coding = FileCoding(codec: "gif", clock: 0.005)
    case .video(let video):
      let format = video.pixelFormat ?? ""
      let isSubsampled = format.contains("420p") && !video.hasAlpha
      let depth = isSubsampled ? format.contains("10") ? 10 : 8 : nil
      // Containers count in milliseconds or finer.
      coding = FileCoding(codec: video.codec, subsampledDepth: depth, clock: 0.001)
    }
  }

  /// Whether each picture is a file of its own.
  var isSequence: Bool { pattern != nil }

  /// Hands over each picture as RGBA bytes, with the time in seconds at which it appears.
  ///
  /// - Throws: ``InspectionError``, and what `body` throws.
  func decode(_ body: (Rational, [UInt8]) throws -> Void) throws {
    if let pattern {
      var frame = 0
      while access(pattern.path(frame: frame), F_OK) == 0 {
        try decodeMedia(pattern.path(frame: frame), body)
        frame += 1
      }
    } else if coding.codec == "gif" {
      try decodeGIF(body)
    } else {
      try decodeMedia(path, body)
    }
  }

  private func decodeMedia(_ path: String, _ body: (Rational, [UInt8]) throws -> Void) throws {
    var reader = try attributing(path) { try MediaReader.open(path) }
    while let frame = try attributing(path, { try reader.next() }) {
      guard frame.size == size else {
        throw InspectionError(
          path: path, cause: VideoError.malformed(path: path, reason: "a picture has another size"))
      }
      try body(frame.time, frame.pixels)
    }
  }

  private func decodeGIF(_ body: (Rational, [UInt8]) throws -> Void) throws {
    var frames = try attributing(path) { try InputFile(path).gif() }
    var start = 0
    while let frame = try attributing(path, { try frames.next() }) {
      try body(Rational(start, 100), frames.pixels)
      start += frame.delay
    }
  }

  private func attributing<T: ~Copyable>(
    _ path: String, _ step: () throws -> T
  ) throws(InspectionError) -> T {
    do { return try step() } catch { throw InspectionError(path: path, cause: error) }
  }
}
