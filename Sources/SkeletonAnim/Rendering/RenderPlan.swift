import SkeletonGIF
import SkeletonGraphics
import SkeletonRaster
package import SkeletonTimeline
import SkeletonVideo

/// What a run will do, worked out and checked before anything is drawn or created.
package struct RenderPlan: Sendable {
  let drawing: Drawing
  let request: RenderRequest
  let jobs: Int
  /// The frames of everything but GIFs.
  let states: FrameStates
  /// The frames of GIFs, which are at most 50 a second.
  let gifStates: FrameStates
  /// By output, in the order of the request.
  let files: [PlannedFile]
  /// Of the drawing and its time, whatever files are made of them.
  private let generalNotes: [String]

  /// One output with what it needs.
  enum PlannedFile: Sendable {
    case gif
    case video(VideoSettings, Drawing, notes: [String])
    case still(frame: Int)
    case sequence(NumberPattern)
    case sheet
  }

  /// - Parameter notes: what is known of the drawing already.
  init(
    _ drawing: Drawing, _ request: RenderRequest, notes: [String] = []
  ) throws(RenderError) {
    try request.checkRanges()
    let schedule = request.time.schedule
    let views = (drawing.shimmers.map(\.order).max() ?? 0) + 1
    let clock = try attributed("") {
      try request.time.clock(loop: request.time.loadingSchedule.loopDuration, views: views)
    }
    let reveal = request.time.revealClock
    let states = FrameStates(of: drawing, schedule: schedule, clock: clock, reveal: reveal)
    self.drawing = drawing
    self.request = request
    self.states = states
    // More jobs than frames, or than a few for each processor, only cost memory.
    jobs = min(
      request.run.jobs ?? Processors.available, schedule.loopFrames, 8 * Processors.available)
    gifStates = FrameStates(
      of: drawing, schedule: GIFDelays.schedule(for: schedule), clock: clock, reveal: reveal)
    var files: [PlannedFile] = []
    for output in request.outputs {
      files.append(try Self.plan(output, drawing, request, states))
    }
    self.files = files
    generalNotes = notes + Self.notes(states, request: request)
    try checkMemory()
  }

  package var schedule: FrameSchedule { states.schedule }

  /// In pixels, of the drawing; a video may be padded or cropped.
  package var width: Int { drawing.size.width }
  package var height: Int { drawing.size.height }

  private static func plan(
    _ output: Output, _ drawing: Drawing, _ request: RenderRequest, _ states: FrameStates
  ) throws(RenderError) -> PlannedFile {
    if output.format == .png, max(drawing.size.width, drawing.size.height) > 16_384 {
      throw .unsuitable(option: "--size", reason: "a PNG is written up to 16384 pixels a side")
    }
    guard output.content == .animation || output.format == .png else {
      throw .unsuitable(
        option: "--format",
        reason: "\(output.format.rawValue) holds animations: pictures of frames are png files")
    }
    switch output.content {
    case .still(let frame): return .still(frame: min(frame, states.schedule.loopFrames - 1))
    case .poster: return .still(frame: states.posterFrame)
    case .sheet: return .sheet
    case .sequence:
      guard let pattern = NumberPattern(output.path) else {
        throw .unsuitable(
          option: "--output", reason: "'\(output.path)' has no place for a frame's number: %d")
      }
      return .sequence(pattern)
    case .animation:
      guard output.format != .gif else {
        let size = drawing.size
        guard max(size.width, size.height) <= 65_535 else {
          throw RenderError(GIFError.size(size), path: output.path)
        }
        return .gif
      }
      return try VideoPlanning.plan(output, drawing, request, states.schedule)
    }
  }

  /// Said once for the whole run.
  package var notes: [String] { notes(for: request.outputs) }

  /// What there is to say when these files are all that is written.
  func notes(for outputs: [Output]) -> [String] {
    var notes = generalNotes
    if outputs.contains(where: \.isGIF), schedule.rate.rational > GIFDelays.fastest.rational {
      notes.append(
        "a GIF cannot show \(schedule.rate.rational.decimalText) frames a second; it is sampled at "
          + "50 over the same duration")
    }
    if outputs.contains(where: \.hasFrames), isAtRest {
      notes.append(
        "nothing moves, so all frames are equal: SKSkeleton and .skShimmer() shimmer, and "
          + "--effect none says that stillness is meant")
    }
    return notes
  }

  /// Whether nothing moves that could.
  private var isAtRest: Bool {
    states.shimmers.isEmpty && schedule.loopFrames > 1 && !request.isStill
  }

  private static func notes(_ states: FrameStates, request: RenderRequest) -> [String] {
    var notes: [String] = []
    let schedule = states.schedule
    let loading = request.time.loadingSchedule
    if case .duration(let asked) = request.time.length, asked != loading.loopDuration {
      notes.append(rounding(asked, to: loading.loopDuration, schedule.rate))
    }
    if let asked = request.time.reveal, let reveal = states.reveal, asked != reveal.length {
      notes.append("--reveal: " + rounding(asked, to: reveal.length, schedule.rate))
    }
    let seam = LoopSeam(loop: loading.loopDuration, clock: states.clock)
    // A file that ends in loaded content is no loop.
    if !seam.isSeamless, !states.shimmers.isEmpty, states.reveal == nil {
      notes.append(
        "the loop has a seam: it holds \(seam.periods.decimalText) sweeps, which is no whole number"
      )
    }
    return notes
  }

  private static func rounding(
    _ asked: Rational, to length: Rational, _ rate: FrameRate
  ) -> String {
    "\(asked.decimalText) s at \(rate.rational.decimalText) frames a second is no whole number of "
      + "frames: \((length * rate.rational).rounded) frames, \(length.decimalText) s"
  }

  /// - Throws: ``RenderError/unsuitable(option:reason:)`` when more memory would be needed than
  ///   the run may use.
  private func checkMemory() throws(RenderError) {
    let needed = memoryEstimate
    // Whatever the caller allows, the system gives no more.
    let limit = min(request.run.memoryLimit, MemoryLimit.addressSpace())
    guard needed > limit else { return }
    throw .unsuitable(
      option: "--max-memory",
      reason: "a picture of \(width)x\(height) pixels needs about \(Self.text(needed)), and "
        + "\(Self.text(limit)) are allowed: lower --size, --scale or --jobs, or raise the limit"
    )
  }

  private static func text(_ bytes: Int) -> String {
    for (unit, name) in [(1 << 20, "MiB"), (1 << 10, "KiB")] where bytes >= unit {
      return "\((bytes + unit - 1) / unit) \(name)"
    }
    return "\(bytes) bytes"
  }
}

extension Output {
  fileprivate var isGIF: Bool { content == .animation && format == .gif }
  fileprivate var hasFrames: Bool { content == .animation || content == .sequence }
}
