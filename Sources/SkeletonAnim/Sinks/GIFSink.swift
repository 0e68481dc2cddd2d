import SkeletonGIF
import SkeletonGraphics
import SkeletonRaster
import SkeletonTimeline

/// Writes an animated GIF.
final class GIFSink: FrameSink {
  let schedule: FrameSchedule
  var path: String { request.path }

  private let request: Output
  private let file: OutputFile
  private let plan: FramePlan
  private let states: FrameStates
  private let coloring: GIFColoring
  private let settings: GIFSettings
  private let delays: [Int]
  private var writer: GIFWriter?
  private var written = 0

  /// - Parameter states: of a schedule that a GIF can keep.
  init(
    _ output: Output, file: OutputFile, plan: FramePlan, states: FrameStates,
    request options: RenderRequest
  ) throws {
    request = output
    self.file = file
    self.plan = plan
    self.states = states
    delays = try GIFDelays.delays(for: states.schedule)
    // A hold is a longer delay, not more images.
    schedule = FrameSchedule(
      rate: states.schedule.rate, loopFrames: states.schedule.loopFrames,
      repeats: states.schedule.repeats)
    let keepsFrames = plan.isOpaque || !states.hasFades
    coloring = try GIFColoring(
      of: plan, states: states.loop, keepsFrames: keepsFrames, options: options.gif,
      isCancelled: options.run.isCancelled)
    settings = GIFSettings(
      options, size: plan.size, colors: coloring.table, disposal: keepsFrames ? .keep : .clear)
    writer = try GIFWriter(settings) { file.append($0) }
  }

  var producerMaker: @Sendable () -> any FrameProducer {
    let drawing = Drawing(plan: plan, states: states, schedule: schedule, coloring: coloring)
    let settings = settings
    return { Producer(drawing, settings) }
  }

  /// What frames are drawn from. Apart from the buffers they are drawn into: a method of the
  /// producer that draws into one of them holds a copy of them all, and each frame would be copied
  /// when the first byte is written, a tenth of all instructions.
  private struct Drawing: Sendable {
    let plan: FramePlan
    let states: FrameStates
    let schedule: FrameSchedule
    let coloring: GIFColoring

    func draw(_ frame: Int, into buffer: inout [UInt8]) throws {
      let loopFrame = schedule.loopFrame(ofFrame: frame)
      try coloring.draw(loopFrame, states.state(loopFrame: loopFrame), of: plan, into: &buffer)
    }
  }

  /// Draws a frame and the one before it, unless it has just drawn that itself.
  private struct Producer: FrameProducer {
    let drawing: Drawing
    let compressor: GIFFrameCompressor
    var current: [UInt8]
    var previous: [UInt8]
    /// The frame that `current` holds.
    var drawn = -1

    init(_ drawing: Drawing, _ settings: GIFSettings) {
      self.drawing = drawing
      compressor = GIFFrameCompressor(settings)
      current = drawing.coloring.buffer(drawing.plan.size)
      previous = current
    }

    mutating func produce(frame: Int) throws -> FrameProduct {
      swap(&current, &previous)
      if frame > 0, drawn != frame - 1 { try drawing.draw(frame - 1, into: &previous) }
      try drawing.draw(frame, into: &current)
      drawn = frame
      let before = frame > 0 ? previous : nil
      return .gif(try drawing.coloring.compress(current, over: before, by: compressor))
    }
  }

  func consume(_ product: FrameProduct) throws {
    guard case .gif(let frame) = product else { preconditionFailure("a GIF takes GIF frames") }
    try writer?.append(frame, delay: delays[written])
    written += 1
  }

  func finish() throws -> OutputReport {
    try writer.take()?.finish()
    try file.finishWriting()
    let structure = try file.withContents { try GIFStructure(source: $0) }
    guard structure.frameCount == written, structure.duration == delays.reduce(0, +),
      structure.size == settings.size
    else { throw GIFError.malformed("it does not read back as written", frame: 0) }
    let duration = Rational(delays.reduce(0, +), 100)
    return OutputReport(
      path: request.path, format: .gif, bytes: file.byteCount, width: settings.size.width,
      height: settings.size.height, frames: written, duration: duration, loop: settings.loop,
      colors: coloring.colorCount, maxError: coloring.largestError, isLossless: coloring.isExact,
      notes: coloring.notes)
  }

  var partPath: String? { file.partPath }

  func commit() throws { try file.commit() }
}

extension GIFSettings {
  fileprivate init(
    _ request: RenderRequest, size: PixelSize, colors: ColorTable, disposal: GIFDisposal
  ) {
    // No date and no version: bytes repeat from run to run and from release to release.
    let comment = [request.metadata.title, request.metadata.alt, "skeleton-anim"]
    self.init(
      size: size, colors: colors, loop: request.time.hasSeveralFrames ? request.time.plays : 1,
      comment: comment.compactMap(\.self).joined(separator: "\n"),
      compatibility: request.gif.compatibility == .all ? .all : .modern, disposal: disposal)
  }
}
