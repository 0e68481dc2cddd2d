/// How a file keeps pictures and times, and so how near to the drawn ones they can be.
struct FileCoding: Sendable, Hashable {
  /// `gif`, or libavcodec's name of the codec.
  var codec: String
  /// Bits a sample of 4:2:0 video; nil where chroma is stored at full size.
  var subsampledDepth: Int?
  /// How far a time may be off because of the file's clock, in seconds.
  var clock: Double

  /// Levels that a channel may be off after a codec that is not lossless.
  ///
  /// Measured over all built-in scenes, light, dark and in saturated colours, at each encoder's
  /// default quality: the largest error was 21 for h264, 65 for hevc, 63 for av1, 54 for vp9 and 8
  /// for prores, always at single pixels on the edges of saturated shapes.
  private static let largest = [
    "h264": 32, "hevc": 80, "av1": 80, "vp9": 80, "vp8": 80, "prores": 12,
  ]
  /// Such errors hide in the maximum what is wrong everywhere, so that the mean has a limit too: it
  /// was at most 0.31 levels, and is 3.7 for colours converted by another matrix.
  private static let largestMean = 1.0

  var isLossy: Bool { Self.largest[codec] != nil }

  /// - Parameter asked: the largest error that the caller allows; nil for the codec's own.
  func tolerance(_ asked: Int?) -> ErrorLimit {
    guard let usual = Self.largest[codec] else { return ErrorLimit(asked ?? 0) }
    guard let asked else { return ErrorLimit(usual, mean: Self.largestMean) }
    return ErrorLimit(asked, mean: max(Self.largestMean, Double(asked) / 16))
  }
}

/// What a picture's pixels may be off, in levels.
struct ErrorLimit: Sendable, Hashable {
  let max: Int
  let mean: Double

  init(_ max: Int, mean: Double? = nil) {
    self.max = max
    self.mean = mean ?? Double(max)
  }

  func allows(_ frame: FrameAccuracy.Frame) -> Bool {
    frame.maxError <= max && frame.meanError <= mean
  }
}
