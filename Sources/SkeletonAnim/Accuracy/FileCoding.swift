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
  /// Measured over random renders of all built-in scenes, light, dark and in saturated colours, at
  /// each encoder's default quality: the largest error was 21 for h264, 91 for hevc, 90 for av1, 66
  /// for vp9 and 35 for prores, always at single pixels on the edges of saturated shapes.
  private static let largest = [
    "h264": 32, "hevc": 112, "av1": 112, "vp9": 80, "vp8": 80, "prores": 48,
  ]
  /// Such errors hide in the maximum what is wrong everywhere, so that means have limits too. Over
  /// a file they were at most 1.1 levels, in saturated pictures 160 pixels wide, and are 3.7 for
  /// colours converted by another matrix.
  private static let largestMean = 1.5
  /// Of a single picture it was at most 1.8: codecs spend little on one that is soon replaced.
  private static let largestPictureMean = 3.0

  /// Mean square levels from one frame to the next that the codec may not code: it repeats a
  /// picture, or shows a later one already.
  ///
  /// Measured like ``largest``, of pictures that showed another frame: up to 4.2 for av1 and 1.7 for
  /// vp9. A default shimmer moves by 1.7 in light surroundings and 3.5 in dark ones at 30 frames a
  /// second.
  private static let skipped: [String: Float] = ["av1": 6, "vp9": 2]

  /// Where pictures may be off by more than is usual, steps that are as much larger are skipped.
  func skippedStep(within limit: ErrorLimit) -> Float {
    let usual = Float(Self.largest[codec] ?? limit.max)
    let ratio = max(1, Float(limit.max) / max(usual, 1))
    return (Self.skipped[codec] ?? 1) * ratio * ratio
  }

  /// - Parameter asked: the largest error that the caller allows; nil for the codec's own.
  func tolerance(_ asked: Int?) -> ErrorLimit {
    guard let usual = Self.largest[codec] else { return ErrorLimit(asked ?? 0) }
    let mean = max(Self.largestMean, Double(asked ?? 0) / 16)
    return ErrorLimit(
      asked ?? usual, pictureMean: max(Self.largestPictureMean, mean), fileMean: mean)
  }
}

/// What the pixels of a file may be off, in levels.
struct ErrorLimit: Sendable, Hashable {
  let max: Int
  let pictureMean: Double
  let fileMean: Double

  init(_ max: Int, pictureMean: Double? = nil, fileMean: Double? = nil) {
    self.max = max
    self.pictureMean = pictureMean ?? Double(max)
    self.fileMean = fileMean ?? Double(max)
  }

  /// The pictures that are off: those beyond the limit of one, or else, of a file that is off as a
  /// whole, those that make it so.
  func picturesOff(_ frames: [FrameAccuracy.Frame]) -> [Int] {
    let off = frames.indices.filter {
      frames[$0].maxError > max || frames[$0].meanError > pictureMean
    }
    let mean = frames.reduce(0) { $0 + $1.meanError } / Double(Swift.max(frames.count, 1))
    guard off.isEmpty, mean > fileMean else { return off }
    return frames.indices.filter { frames[$0].meanError > fileMean }
  }
}
