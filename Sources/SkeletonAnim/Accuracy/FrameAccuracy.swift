import SkeletonGraphics

/// How a file compares, frame for frame, with the animation that it should hold.
///
/// The file may come from anywhere: it is decoded, its pictures are told apart by their content,
/// and each is compared with the frame it shows.
///
/// ```swift
/// let animation = SkeletonAnimation(fps: 30, duration: 1.5) { SKSkeletonRow() }
/// let accuracy = try FrameAccuracy(of: "row.gif", against: animation)
/// precondition(accuracy.passes, "\(accuracy)")
/// ```
public struct FrameAccuracy: Sendable {
  /// Everything that is wrong; empty for a file that is what was asked for.
  public var problems: [Problem]
  /// Levels of 0…255 that a channel may be off; in files of lossy codecs, unless a tolerance was asked
  /// for, that 4 by 4 pixels may be off in the mean, with half of the contrast around on top.
  public var tolerance: Int
  /// Pictures that the file should store.
  public var framesExpected: Int
  /// Pictures decoded, by number from 0.
  public var frames: [Frame]
  /// The most that a picture, or the end, is early or late, in seconds.
  public var maxTimeError: Double
  /// The step from the last picture to the first, by the largest step between neighbours: up to
  /// about 1 where the loop has no seam. nil when nothing moves.
  public var loopSeam: Double?

  /// Whether nothing is wrong.
  public var passes: Bool { problems.isEmpty }
  /// Pictures that the file stores.
  public var framesFound: Int { frames.count }

  /// The number of the first picture that is misplaced or off, or where one is missing.
  public var firstBadFrame: Int?

  /// The error of the channel that is off most, in levels of 0…255; nil when no picture could be
  /// compared.
  public var maxError: Int? { frames.map(\.maxError).max() }

  /// The mean error of all channels of all pictures, in levels of 0…255; nil when no picture could
  /// be compared.
  public var meanError: Double? {
    frames.isEmpty ? nil : frames.reduce(0) { $0 + $1.meanError } / Double(frames.count)
  }

  /// The most of all pictures' ``Frame/errorBeyondEdges``.
  public var errorBeyondEdges: Double? { frames.compactMap(\.errorBeyondEdges).max() }

  /// Levels that the mean colour of 8 by 8 pixels is off most, in any picture, where the animation is
  /// even and still; nil where it is nowhere so, and for files that are exact or have a palette.
  public var flatError: Double?

  /// The ratio of signal to noise in dB, over all pictures; infinite when all are equal, nil when
  /// none could be compared.
  public var psnr: Double?

  /// How much of the contrast of its edges the file keeps, about 1 unless it was blurred or scaled;
  /// nil for files that are exact or have a palette.
  public var edgeContrast: Double?

  /// A pixel of a picture, from its upper left corner.
  public struct Place: Sendable, Hashable {
    /// Pixels from the left.
    public var x: Int
    /// Pixels from the top.
    public var y: Int
  }

  /// One picture of the file.
  public struct Frame: Sendable, Hashable {
    /// The frame of the animation that it shows, from 0.
    public var shows: Int
    /// When it appears, in seconds from the start.
    public var time: Double
    /// When the frame that it shows should appear, in seconds from the start.
    public var expectedTime: Double
    /// The error of the channel that is off most, in levels of 0…255.
    public var maxError: Int
    /// The mean error of the picture's channels, in levels of 0…255.
    public var meanError: Double
    /// Levels that 4 by 4 pixels are off in the mean, beyond half of the contrast in the 24 by 24
    /// pixels around, which is what codecs lose at edges; nil for files that are exact or have a
    /// palette.
    public var errorBeyondEdges: Double?
    /// The place of the moment in the shimmer's period, in 0…1.
    public var expectedPhase: Double
    /// The same place as the pixels tell it, by least squares; nil while the highlight hardly
    /// shows.
    public var measuredPhase: Double?
  }
}

extension FrameAccuracy {
  /// Decodes a GIF, APNG, WebP, MP4, MOV, WebM, PNG, or a numbered PNG sequence (`%d`, `%04d`), and
  /// draws what it should show.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - animation: with the options it was, or should have been, written with.
  ///   - tolerance: levels that a channel may be off; nil takes 0 for lossless files, what the
  ///     palette of a GIF has to give up, and what was measured for the codec of others.
  ///   - stillFrame: which frame of the loop a file with a single picture should show.
  /// - Throws: ``InspectionError`` when the file cannot be read, ``RenderError`` when the animation
  ///   cannot be drawn.
  public init(
    of path: String, against animation: SkeletonAnimation, tolerance: Int? = nil,
    stillFrame: Int = 0
  ) throws {
    let file = try DecodedFile(path)
    let expected = try ExpectedFrames(animation, in: file, stillFrame: stillFrame)
    let asked = try tolerance ?? expected.paletteError(animation.gif, path: path)
    let limit = file.coding.tolerance(asked, rateFactor: animation.video.rateFactor)
    self.init(expecting: expected.storedCount, tolerance: limit.max)
    guard file.size == expected.size else {
      problems = [
        .size(
          width: file.size.width, height: file.size.height, expectedWidth: expected.size.width,
          expectedHeight: expected.size.height)
      ]
      firstBadFrame = 0
      return
    }
    var alignment = FrameAlignment(expected)
    if limit.max > 0 {
      try alignment.learn(from: file, limit: limit, isCancelled: animation.run.isCancelled)
    }
    var comparison = FileComparison(
      alignment, limit: limit, hasTimes: file.hasTimes, accuracy: self)
    try file.decode { time, pixels in
      if animation.run.isCancelled() { throw RenderError.cancelled }
      try comparison.add(pixels, at: time)
    }
    self = try comparison.finish(duration: file.duration, clock: file.coding.clock)
    judgeWords(of: file, against: animation)
  }

  /// What the file says of itself, as far as something was asked for.
  private mutating func judgeWords(of file: DecodedFile, against animation: SkeletonAnimation) {
    problems += file.presentation
    let plays = animation.time.hasSeveralFrames ? animation.time.plays : 1
    if let loop = file.loop, loop != plays {
      problems.append(.loop(found: loop, expected: plays))
    }
    let texts = [
      ("title", animation.metadata.title, file.title),
      ("description", animation.metadata.alt, file.alt),
    ]
    for case (let kind, let expected?, let found) in texts {
      let isThere = file.isGIF ? found?.contains(expected) ?? false : found == expected
      if !isThere { problems.append(.text(kind: kind, found: found, expected: expected)) }
    }
  }

  private init(expecting count: Int, tolerance: Int) {
    problems = []
    self.tolerance = tolerance
    framesExpected = count
    frames = []
    maxTimeError = 0
  }
}
