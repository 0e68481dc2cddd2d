import SkeletonRaster
import SkeletonTimeline

/// Draws every frame of a schedule once for all the files that want it.
struct FramePass {
  let sinks: [any FrameSink]
  let jobs: Int
  let options: RunOptions
  /// Frames done by earlier passes, and of all passes, for progress.
  let framesBefore: Int
  let framesInAll: Int

  /// - Throws: the failure of the first frame that failed, or ``RenderError/cancelled``.
  func run() throws(RenderError) {
    guard let schedule = sinks.first?.schedule else { return }
    let isCancelled = options.isCancelled
    // Each worker makes its own producers, so sinks are only touched by the thread that consumes.
    let makers = sinks.map { (path: $0.path, make: $0.producerMaker) }
    try OrderedFrames.run(
      count: schedule.frameCount, jobs: jobs,
      check: { () throws(RenderError) in if isCancelled() { throw .cancelled } },
      makeWorker: { makers.map { Station(path: $0.path, producer: $0.make()) } },
      produce: { (stations, frame) throws(RenderError) in
        var products: [FrameProduct] = []
        for index in stations.indices { products.append(try stations[index].produce(frame)) }
        return products
      },
      consume: { (frame, products) throws(RenderError) in
        for (sink, product) in zip(sinks, products) {
          try attributed(sink.path) { try sink.consume(product) }
        }
        options.progress(
          RenderProgress(framesDone: framesBefore + frame + 1, frames: framesInAll))
      })
  }

  /// One sink's producer on one worker.
  private struct Station {
    let path: String
    var producer: any FrameProducer

    mutating func produce(_ frame: Int) throws(RenderError) -> FrameProduct {
      do { return try producer.produce(frame: frame) } catch {
        throw RenderError(error, path: path)
      }
    }
  }
}

/// Runs a step for one file and gives its failure that file's path.
func attributed<T>(_ path: String, _ step: () throws -> T) throws(RenderError) -> T {
  do { return try step() } catch { throw RenderError(error, path: path) }
}
