import SkeletonGraphics
import SkeletonRaster
import SkeletonTimeline

/// Compares the pictures of a file with an animation, one after another.
struct FileComparison {
  private let expected: ExpectedFrames
  private let limit: ErrorLimit
  private let hasTimes: Bool
  private var alignment: FrameAlignment
  private var accuracy: FrameAccuracy
  private var total = FrameDifference()
  private var edges = EdgeContrast()
  private var blocks: StillBlocks
  private var first: [Float]?
  private var previous: [Float] = []
  private var previousTime = Rational.zero
  private var largestStep: Float = 0

  init(
    _ alignment: FrameAlignment, limit: ErrorLimit, hasTimes: Bool, accuracy: FrameAccuracy
  ) {
    expected = alignment.expected
    self.alignment = alignment
    self.limit = limit
    self.hasTimes = hasTimes
    self.accuracy = accuracy
    blocks = StillBlocks(expected.size, limit: limit.coded?.flat ?? 0)
  }

  mutating func add(_ pixels: [UInt8], at time: Rational) throws {
    let values = alignment.values(of: pixels)
    let step = hasTimes ? ((time - previousTime) * expected.rate.rational).rounded : 1
    previousTime = time
    let shows = alignment.place(values, step: accuracy.frames.isEmpty ? 1 : step)
    let drawn = expected.pixels(loopFrame: expected.loopFrame(of: shows))
    let difference = FrameDifference(pixels, drawn)
    total.merge(difference)
    let expectedTime = expected.time(of: shows)
    var frame = FrameAccuracy.Frame(
      shows: shows, time: (hasTimes ? time : expectedTime).double,
      expectedTime: expectedTime.double, maxError: difference.max, meanError: difference.mean,
      expectedPhase: expected.phase(of: shows),
      measuredPhase: alignment.phase(values, showing: shows))
    if limit.coded != nil { judgeCoding(of: pixels, drawn, in: &frame) }
    accuracy.frames.append(frame)
    if first == nil {
      first = values
    } else {
      largestStep = max(largestStep, FrameProbe.distance(previous, values))
    }
    previous = values
  }

  /// What the codec left of a picture, apart from what every codec loses at edges.
  private mutating func judgeCoding(
    of pixels: [UInt8], _ drawn: [UInt8], in frame: inout FrameAccuracy.Frame
  ) {
    edges.merge(EdgeContrast(pixels, against: drawn, width: expected.size.width))
    let contrast = LocalContrast(drawn, size: expected.size)
    frame.errorBeyondEdges = contrast.excess(pixels, over: drawn)
    blocks.add(pixels, against: drawn)
  }

  /// - Parameters:
  ///   - duration: of the file, in seconds.
  ///   - clock: how far its times may be off by rounding.
  consuming func finish(duration: Rational, clock: Double) throws -> FrameAccuracy {
    accuracy.psnr = total.count == 0 ? nil : total.psnr
    accuracy.edgeContrast = edges.ratio
    if largestStep > 0, let first {
      accuracy.loopSeam = Double(FrameProbe.distance(previous, first) / largestStep).squareRoot()
    }
    let order = FrameOrder(
      accuracy.frames.map(\.shows), count: expected.count,
      looksLikePrevious: expected.looksLikePrevious)
    accuracy.problems = order.problems
    accuracy.firstBadFrame = order.firstBadPicture
    if hasTimes { judgeTimes(duration: duration.double, clock: clock) }
    judgePixels()
    judgeCoding()
    return accuracy
  }

  private mutating func judgeTimes(duration: Double, clock: Double) {
    let errors = accuracy.frames.map { $0.time - $0.expectedTime }
    let overrun = duration - expected.duration.double
    accuracy.maxTimeError = max(errors.map(abs).max() ?? 0, abs(overrun))
    // A rounded time lies on the border itself.
    let limit = clock + 1e-6
    let off = errors.indices.filter { abs(errors[$0]) > limit }
    if let first = off.first {
      note(.time(picture: first, error: errors[first], pictures: off.count), at: first)
    }
    if abs(overrun) > limit {
      accuracy.problems.append(.duration(found: duration, expected: expected.duration.double))
    }
    guard off.count > 1 || accuracy.problems.count > 2, errors.count > 1 else { return }
    let span = accuracy.frames[errors.count - 1].time - accuracy.frames[0].time
    let pace = Double(errors.count - 1) / span
    let asked = expected.rate.rational.double
    if abs(pace / asked - 1) > 0.02 {
      accuracy.problems.insert(.rate(found: pace, expected: asked), at: 0)
    }
  }

  private mutating func judgePixels() {
    let off = limit.picturesOff(accuracy.frames)
    guard let first = off.first else { return }
    let means = accuracy.frames.map(\.meanError)
    let (least, most) = (means.min() ?? 0, means.max() ?? 0)
    let isConstant = off.count == means.count && off.count > 1 && least > 1 && least > most / 2
    note(
      .pixels(
        picture: first, error: off.map { accuracy.frames[$0].maxError }.max() ?? 0,
        pictures: off.count, isConstant: isConstant), at: first)
  }

  private mutating func judgeCoding() {
    guard let limits = limit.coded else { return }
    if let worst = blocks.worst {
      accuracy.flatError = worst.levels
      if let first = worst.firstPicture {
        note(
          .flat(
            picture: first, error: worst.levels, at: FrameAccuracy.Place(x: worst.x, y: worst.y),
            pictures: worst.pictures), at: first)
      }
    }
    if let contrast = accuracy.edgeContrast, contrast < limits.edgeContrast {
      note(.edges(contrast: contrast), at: 0)
    }
  }

  private mutating func note(_ problem: FrameAccuracy.Problem, at picture: Int) {
    accuracy.problems.append(problem)
    accuracy.firstBadFrame = min(accuracy.firstBadFrame ?? picture, picture)
  }
}
