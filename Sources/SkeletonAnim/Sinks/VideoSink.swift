import SkeletonGraphics
import SkeletonRaster
import SkeletonTimeline
import SkeletonVideo

/// Writes a video, or an animated picture that libavcodec codes.
final class VideoSink: FrameSink {
  let schedule: FrameSchedule
  var path: String { request.path }
  private let plan: FramePlan
  private let states: FrameStates
  private let settings: VideoSettings
  private let file: OutputFile
  private let request: Output
  private let notes: [String]
  private let pool: BufferPool<VideoFrame>
  private var writer: VideoWriter?

  init(
    _ output: Output, file: OutputFile, plan: FramePlan, states: FrameStates,
    settings: VideoSettings, notes: [String] = []
  ) throws {
    request = output
    self.file = file
    self.plan = plan
    self.states = states
    self.settings = settings
    self.notes = notes
    schedule = states.schedule
    let size = plan.size
    switch settings.frameFormat {
    case .yuv420(let depth): pool = BufferPool { .yuv420(YUV420Frame(size: size, depth: depth)) }
    case .rgba: pool = BufferPool { .rgba([UInt8](repeating: 0, count: size.count * 4)) }
    }
    writer = try VideoWriter(path: file.partPath, settings: settings)
  }

  var producerMaker: @Sendable () -> any FrameProducer {
    let producer = Producer(plan: plan, states: states, pool: pool)
    return { producer }
  }

  private struct Producer: FrameProducer {
    let plan: FramePlan
    let states: FrameStates
    let pool: BufferPool<VideoFrame>

    mutating func produce(frame: Int) -> FrameProduct {
      let state = states.state(loopFrame: states.schedule.loopFrame(ofFrame: frame))
      // The buffer leaves the enum before it is drawn into: a second owner would mean a copy.
      switch pool.take() {
      case .yuv420(var picture):
        plan.drawYUV420(state, into: &picture)
        return .video(.yuv420(picture))
      case .rgba(var picture):
        plan.drawRGBA(state, into: &picture)
        return .video(.rgba(picture))
      }
    }
  }

  func consume(_ product: FrameProduct) throws {
    guard case .video(let frame) = product else { preconditionFailure("a video takes pictures") }
    try writer?.append(frame)
    pool.giveBack(frame)
  }

  func finish() throws -> OutputReport {
    try writer.take()?.finish()
    try file.finishWriting()
    let isPicture = settings.codec == .apng || settings.codec == .webp
    let found = try VideoVerification.verify(file.partPath, against: settings)
    let isStill = isPicture && found.duration == .zero
    return OutputReport(
      path: request.path, format: request.format, bytes: file.byteCount,
      width: settings.size.width, height: settings.size.height, frames: found.frameCount,
      duration: isStill ? .zero : settings.duration, loop: isPicture ? settings.loop : nil,
      colors: nil, isLossless: isPicture, notes: notes)
  }

  var partPath: String? { file.partPath }

  func commit() throws { try file.commit() }
}
