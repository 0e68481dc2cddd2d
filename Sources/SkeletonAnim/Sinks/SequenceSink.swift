import SkeletonGraphics
import SkeletonRaster
import SkeletonTimeline
import SkeletonVideo

/// Writes every frame as a picture of its own.
final class SequenceSink: FrameSink {
  let schedule: FrameSchedule
  var path: String { request.path }
  private let plan: FramePlan
  private let states: FrameStates
  private let request: Output
  private let pattern: NumberPattern
  private let metadata: Metadata
  private let keepsExisting: Bool
  private let pool: BufferPool<[UInt8]>
  /// Complete part files, none in place before all are.
  private var files: [OutputFile] = []
  private var bytes = 0

  init(
    _ output: Output, pattern: NumberPattern, plan: FramePlan, states: FrameStates,
    request: RenderRequest
  ) throws {
    self.request = output
    self.pattern = pattern
    self.plan = plan
    self.states = states
    metadata = request.metadata
    keepsExisting = request.run.keepsExisting
    schedule = states.schedule
    let count = plan.size.count * 4
    pool = BufferPool { [UInt8](repeating: 0, count: count) }
    // Found out now rather than after the first frame is drawn.
    let target = try OutputTarget(path: pattern.path(frame: 0), keepsExisting: keepsExisting)
    // Once for all frames, whose number may be large.
    if case .file(let folder, _) = target {
      PartFile.removeLeftovers(in: folder) { pattern.matches(name: $0) }
    }
  }

  var producerMaker: @Sendable () -> any FrameProducer {
    let producer = Producer(plan: plan, states: states, metadata: metadata, pool: pool)
    return { producer }
  }

  private struct Producer: FrameProducer {
    let plan: FramePlan
    let states: FrameStates
    let metadata: Metadata
    let pool: BufferPool<[UInt8]>

    mutating func produce(frame: Int) throws -> FrameProduct {
      var pixels = pool.take()
      plan.drawRGBA(
        states.state(loopFrame: states.schedule.loopFrame(ofFrame: frame)), into: &pixels)
      let bytes = try PNGEncoder.encode(
        rgba: pixels, size: plan.size, title: metadata.title, alt: metadata.alt)
      pool.giveBack(pixels)
      return .file(bytes)
    }
  }

  func consume(_ product: FrameProduct) throws {
    guard case .file(let content) = product else { preconditionFailure("a sequence takes files") }
    let path = pattern.path(frame: files.count)
    let file = try OutputFile(
      path: path, keepsExisting: keepsExisting, removesLeftovers: false)
    files.append(file)
    try file.append(content)
    try file.finishWriting()
    bytes += content.count
  }

  func finish() -> OutputReport {
    OutputReport(
      path: request.path, format: .png, bytes: bytes, width: plan.size.width,
      height: plan.size.height, frames: files.count, duration: schedule.duration, loop: nil,
      colors: nil, isLossless: true, notes: [])
  }

  func commit() throws {
    for file in files { try file.commit() }
  }
}
