import Glibc

/// How a file keeps pictures and times, and so how near to the drawn ones they can be.
struct FileCoding: Sendable, Hashable {
  /// `gif`, or libavcodec's name of the codec.
  var codec: String
  /// Bits a sample of 4:2:0 video; nil where chroma is stored at full size.
  var subsampledDepth: Int?
  /// How far a time may be off because of the file's clock, in seconds.
  var clock: Double

  /// Levels that 4 by 4 pixels may be off beyond half of the contrast around them, in the mean, after
  /// a codec that is not lossless.
  ///
  /// Measured over random renders of all built-in scenes, light, dark and in saturated colours, at
  /// each encoder's default quality: up to 29 levels of AV1, whose chroma suffers in saturated light
  /// yellows, 15 of others and 1 of ProRes. Single pixels on saturated edges were off by up to 138.
  private static let largest = [
    "h264": 28, "hevc": 28, "av1": 48, "vp9": 28, "vp8": 28, "prores": 8,
  ]
  /// Levels that the mean colour of 8 by 8 pixels may be off where it is even and still: 4.2 were
  /// measured, and in two or three pictures up to 7.5 of VP9 and 17 of AV1.
  private static let flat = 6.0
  /// What a file may lose of the contrast of its edges, about twice what was measured at most.
  private static let lostContrast = [
    "h264": 0.15, "hevc": 0.15, "av1": 0.25, "vp9": 0.15, "vp8": 0.15, "prores": 0.1,
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
  /// Measured like ``largest``, of pictures that showed another frame: up to 4.2 for av1, 3.4 for vp9
  /// and 2 for hevc. A default shimmer moves by 1.7 in light surroundings and 3.5 in dark ones at 30 frames a
  /// second.
  private static let skipped: [String: Float] = ["av1": 6, "vp9": 4, "hevc": 2]

  /// By codec, the rate factor that is used by default, and how much larger one is that doubles the
  /// steps of the quantiser: by definition in H.264 and HEVC, by the tables of VP9 and AV1 from 20
  /// on (87 there, 152 at 30, 305 at 40, 1828 at 63, in eighths of a level).
  private static let rateFactors: [String: (usual: Int, doubling: Double)] = [
    "h264": (18, 6), "hevc": (18, 6), "av1": (20, 10), "vp9": (20, 10),
  ]

  /// How many times larger than by default the steps are that a codec rounds to; at least 1, as
  /// what was measured by default holds for what is finer too.
  private func coarseness(_ rateFactor: Int?) -> Double {
    guard let rateFactor, let factors = Self.rateFactors[codec] else { return 1 }
    return exp2(max(0, Double(rateFactor - factors.usual) / factors.doubling))
  }

  /// - Parameters:
  ///   - asked: the largest error that the caller allows; nil for the codec's own.
  ///   - rateFactor: that the file was, or should have been, coded with; nil for the default.
  func tolerance(_ asked: Int?, rateFactor: Int?) -> ErrorLimit {
    guard let usual = Self.largest[codec] else { return ErrorLimit(asked ?? 0) }
    let coarseness = coarseness(rateFactor)
    // At 4 times the step the mean of a file was 2.1 instead of 1.1, that of a picture in a fade 6.9
    // instead of 1.8.
    let fileMean = max(Self.largestMean * coarseness.squareRoot(), Double(asked ?? 0) / 16)
    let pictureMean = max(Self.largestPictureMean * coarseness, fileMean)
    return ErrorLimit(
      asked ?? min(255, Int(Double(usual) * coarseness)), isAsked: asked != nil,
      pictureMean: pictureMean, fileMean: fileMean,
      coded: ErrorLimit.Coded(
        skippedStep: (Self.skipped[codec] ?? 1) * Float(coarseness * coarseness),
        isSkipping: Self.skipped[codec] != nil,
        flat: Self.flat * coarseness,
        edgeContrast: 1 - (Self.lostContrast[codec] ?? 0.25) * coarseness))
  }
}

/// What the pixels of a file may be off, in levels.
struct ErrorLimit: Sendable, Hashable {
  let max: Int
  /// Whether the caller gave the largest error, which holds at edges too.
  let isAsked: Bool
  let pictureMean: Double
  let fileMean: Double
  /// nil for files that are exact or have a palette.
  let coded: Coded?

  /// What a codec that is not lossless may do.
  struct Coded: Sendable, Hashable {
    /// Mean square levels from one frame to the next that it may not code.
    let skippedStep: Float
    /// Whether it leaves out whole steps, however much moves.
    let isSkipping: Bool
    /// Levels that the mean colour of 8 by 8 pixels may be off where it is even and still.
    let flat: Double
    /// The least that may be left of the contrast of edges.
    let edgeContrast: Double
  }

  init(
    _ max: Int, isAsked: Bool = true, pictureMean: Double? = nil, fileMean: Double? = nil,
    coded: Coded? = nil
  ) {
    self.max = max
    self.isAsked = isAsked
    self.pictureMean = pictureMean ?? Double(max)
    self.fileMean = fileMean ?? Double(max)
    self.coded = coded
  }

  /// The pictures that are off: those beyond the limit of one, or else, of a file that is off as a
  /// whole, those that make it so.
  func picturesOff(_ frames: [FrameAccuracy.Frame]) -> [Int] {
    let off = frames.indices.filter {
      let error = isAsked ? nil : frames[$0].errorBeyondEdges
      return error ?? Double(frames[$0].maxError) > Double(max)
        || frames[$0].meanError > pictureMean
    }
    let mean = frames.reduce(0) { $0 + $1.meanError } / Double(Swift.max(frames.count, 1))
    guard off.isEmpty, mean > fileMean else { return off }
    return frames.indices.filter { frames[$0].meanError > fileMean }
  }
}
