import Dispatch

/// Runs a loop whose steps are produced on several threads and consumed in order on the caller's.
package enum OrderedFrames {
  /// Produces results 0…`count` − 1 on `jobs` workers and hands them to `consume` in order.
  ///
  /// Each worker owns what `makeWorker` gave it. At most two results a job are under way or
  /// waiting, so memory does not grow with `count`. With one job everything runs on the caller's
  /// thread. `check` runs before each result is begun and throws to cancel.
  ///
  /// - Throws: what failed first in the order of results; an error of `check` only if no result
  ///   that was begun failed by itself. All workers have stopped by then.
  package static func run<Worker, Output: Sendable, Failure: Error>(
    count: Int, jobs: Int,
    check: (@Sendable () throws(Failure) -> Void)? = nil,
    makeWorker: @escaping @Sendable () -> Worker,
    produce: @escaping @Sendable (inout Worker, Int) throws(Failure) -> Output,
    consume: (Int, Output) throws(Failure) -> Void
  ) throws(Failure) {
    let jobs = min(max(jobs, 1), count)
    if jobs <= 1 {
      var worker = makeWorker()
      for index in 0..<count {
        try check?()
        try consume(index, produce(&worker, index))
      }
      return
    }
    let line = ProductionLine<Output, Failure>(count: count, window: 2 * jobs)
    let workers = DispatchGroup()
    let queue = DispatchQueue(label: "skeleton.frames", attributes: .concurrent)
    for _ in 0..<jobs {
      queue.async(group: workers) {
        var worker = makeWorker()
        while let index = line.next() {
          line.deliver(index) { () throws(Failure) in
            try check?()
          } produce: { () throws(Failure) in
            try produce(&worker, index)
          }
        }
      }
    }
    defer {
      line.stop()
      workers.wait()
    }
    for index in 0..<count {
      switch line.take(index) {
      case .output(let output): try consume(index, output)
      case .failed(let error): throw error
      case .cancelled(let error):
        line.stop()
        workers.wait()
        throw line.failure() ?? error
      }
    }
  }
}
