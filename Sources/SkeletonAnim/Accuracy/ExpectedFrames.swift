import SkeletonGIF
import SkeletonGraphics
import SkeletonRaster
import SkeletonTimeline
import SkeletonUI
import SkeletonVideo

/// The pictures that a file should show, as its kind of file can show them.
final class ExpectedFrames {
  private let plan: FramePlan
  private let states: FrameStates
  /// The one frame that is asked for; nil for all of them.
  private let stillFrame: Int?
  private let gifAlpha: GIFAlpha?
  private let subsampledDepth: Int?
  private let isPremultiplied: Bool
  private let isGIF: Bool
  private var last: (loopFrame: Int, pixels: [UInt8])?

  init(_ animation: SkeletonAnimation, in file: DecodedFile, stillFrame: Int) throws(RenderError) {
    let plan = try animation.plan([]).plan
    isGIF = file.isGIF
    states = isGIF ? plan.gifStates : plan.states
    self.stillFrame =
      file.isStill && !file.isSequence ? min(stillFrame, states.schedule.loopFrames - 1) : nil
    var drawing = plan.drawing
    let size = drawing.size
    subsampledDepth =
      file.size.width % 2 == 0 && file.size.height % 2 == 0 ? file.coding.subsampledDepth : nil
    if let fit = animation.video.evenFit, subsampledDepth != nil { drawing.size = size.even(fit) }
    self.plan = FramePlan(drawing, jobs: plan.jobs)
    let matte = animation.gif.matte.map { RGBA8($0.rgba(in: EnvironmentValues())) }
    gifAlpha = isGIF && !self.plan.isOpaque ? GIFAlpha(matte: matte) : nil
    isPremultiplied = animation.video.alpha == .premultiplied && file.coding.codec == "prores"
  }

  var size: PixelSize { plan.size }
  var rate: FrameRate { states.schedule.rate }
  var duration: Rational { states.schedule.duration }

  /// Frames in the order of time, holds and repeats included.
  var count: Int { stillFrame == nil ? states.schedule.frameCount : 1 }

  /// Frames that the file stores when this tool writes it: a GIF holds by a longer delay.
  var storedCount: Int {
    guard stillFrame == nil else { return 1 }
    return isGIF ? states.schedule.loopFrames * states.schedule.repeats : count
  }

  func time(of frame: Int) -> Rational { states.schedule.time(ofFrame: frame) }

  /// The moment of a frame in the period of the shimmer, in 0..<1.
  func phase(of frame: Int) -> Double {
    (time(of: loopFrame(of: frame)) / states.clock.period).fraction.double
  }

  /// Phases from one frame to the next.
  var phaseStep: Double { (rate.frameDuration / states.clock.period).double }

  func loopFrame(of frame: Int) -> Int {
    stillFrame ?? states.schedule.loopFrame(ofFrame: frame)
  }

  /// What the colours of a GIF have to be off: more than a palette holds, or as the options allow.
  /// nil for other files.
  func paletteError(_ options: GIFOptions, path: String) throws(RenderError) -> Int? {
    guard isGIF else { return nil }
    let coloring = try attributed(path) {
      try GIFColoring(
        of: plan, states: states.loop, keepsFrames: plan.isOpaque || !states.hasFades,
        options: options, measuresError: true)
    }
    return max(options.maxError, coloring.largestError)
  }

  /// Whether a frame, from 1, cannot be told from the one before it: in a hold, say.
  func looksLikePrevious(_ frame: Int) -> Bool {
    let (before, after) = (loopFrame(of: frame - 1), loopFrame(of: frame))
    return before == after || pixels(loopFrame: before) == pixels(loopFrame: after)
  }

  /// The frames of the loop around one; those of a loop without a seam go round.
  func neighbours(of loopFrame: Int) -> (before: Int, after: Int, distance: Int) {
    let count = states.schedule.loopFrames
    let seam = LoopSeam(loop: states.schedule.loopDuration, clock: states.clock)
    if states.reveal == nil, seam.isSeamless {
      return ((loopFrame + count - 1) % count, (loopFrame + 1) % count, 2)
    }
    let (before, after) = (max(loopFrame - 1, 0), min(loopFrame + 1, count - 1))
    return (before, after, after - before)
  }

  /// Frames of the loop, spread over it, that show what moves, and where.
  var samples: [[UInt8]] {
    let count = states.schedule.loopFrames
    let samples = stillFrame == nil ? min(count, 12) : 1
    return (0..<samples).map { pixels(loopFrame: $0 * count / samples) }
  }

  /// R, G, B and straight alpha bytes.
  func pixels(loopFrame: Int) -> [UInt8] {
    if let last, last.loopFrame == loopFrame { return last.pixels }
    let state = states.state(loopFrame: loopFrame)
    var pixels: [UInt8]
    if let subsampledDepth {
      var planes = YUV420Frame(size: plan.size, depth: subsampledDepth)
      plan.drawYUV420(state, into: &planes)
      pixels = planes.rgba()
    } else {
      pixels = [UInt8](repeating: 0, count: plan.size.count * 4)
      plan.drawRGBA(state, into: &pixels)
      gifAlpha?.apply(to: &pixels)
      if isPremultiplied { pixels = premultiplied(pixels) }
    }
    last = (loopFrame, pixels)
    return pixels
  }
}
