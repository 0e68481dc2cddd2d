import SkeletonGIF
import SkeletonGraphics
import SkeletonRaster
import SkeletonTimeline
import SkeletonVideo

/// One file on its way: it draws its part of each frame on the workers and takes the parts in
/// order on one thread.
///
/// Failures are those of the stage that failed; the pass turns them into a ``RenderError`` with
/// the file's path.
protocol FrameSink: AnyObject {
  /// The path as the user gave it.
  var path: String { get }

  /// The frames it wants; sinks with equal schedules share one pass.
  var schedule: FrameSchedule { get }

  /// Makes what draws and compresses frames on one worker.
  var producerMaker: @Sendable () -> any FrameProducer { get }

  /// Takes the product of the next frame.
  func consume(_ product: FrameProduct) throws

  /// Completes, verifies and describes the file, which is not yet in place.
  func finish() throws -> OutputReport

  /// Where the finished file is until then; nil for several files.
  var partPath: String? { get }

  /// Puts the finished file in place.
  func commit() throws
}

extension FrameSink {
  var partPath: String? { nil }
}

/// Makes one sink's part of frames, in any order; used by one worker at a time.
protocol FrameProducer {
  mutating func produce(frame: Int) throws -> FrameProduct
}

/// A frame on its way from a worker to the file.
enum FrameProduct: Sendable {
  case gif(GIFFrame)
  case video(VideoFrame)
  /// A finished file of its own.
  case file([UInt8])
}
