import SkeletonGraphics
import SkeletonRaster
import SkeletonTimeline
import SkeletonVideo

/// Writes one picture as a PNG.
final class StillSink: FrameSink {
  let schedule: FrameSchedule
  var path: String { request.path }

  private let request: Output
  private let file: OutputFile
  private let plan: FramePlan
  private let state: FrameState
  private let metadata: Metadata

  init(
    _ output: Output, file: OutputFile, plan: FramePlan, state: FrameState, metadata: Metadata
  ) {
    request = output
    self.file = file
    self.plan = plan
    self.state = state
    self.metadata = metadata
    schedule = FrameSchedule(rate: 1, loopFrames: 1)
  }

  var producerMaker: @Sendable () -> any FrameProducer {
    let producer = Producer(plan: plan, state: state, metadata: metadata)
    return { producer }
  }

  private struct Producer: FrameProducer {
    let plan: FramePlan
    let state: FrameState
    let metadata: Metadata

    mutating func produce(frame: Int) throws -> FrameProduct {
      var pixels = [UInt8](repeating: 0, count: plan.size.count * 4)
      plan.drawRGBA(state, into: &pixels)
      return .file(
        try PNGEncoder.encode(
          rgba: pixels, size: plan.size, title: metadata.title, alt: metadata.alt))
    }
  }

  func consume(_ product: FrameProduct) throws {
    guard case .file(let content) = product else { preconditionFailure("a still takes a file") }
    try file.append(content)
  }

  func finish() throws -> OutputReport {
    try file.finishWriting()
    return OutputReport(
      path: request.path, format: .png, bytes: file.byteCount, width: plan.size.width,
      height: plan.size.height, frames: 1, duration: .zero, loop: nil, colors: nil,
      isLossless: true, notes: [])
  }

  var partPath: String? { file.partPath }

  func commit() throws { try file.commit() }
}
