internal import Glibc

/// Runs work on a thread whose stack holds views nested many thousand levels deep.
///
/// Views, layout and lowering follow each other's nesting by plain recursion, at up to some
/// kilobytes a level in debug builds; the usual 8 MiB end at a few thousand levels.
enum DeepStack {
  /// Address space only: pages that are not touched cost nothing.
  private static let size = 1 << 30

  /// The caller waits for the result. Without such a thread the work is done on the caller's.
  static func run<Value>(_ work: () -> Value) -> Value {
    withoutActuallyEscaping(work) { work in
      let job = Job(work)
      job.runOnThread(stackSize: size)
      return job.finished()
    }
  }

  private final class Job<Value>: DeepJob {
    private let work: () -> Value
    private var value: Value?

    init(_ work: @escaping () -> Value) {
      self.work = work
    }

    func run() { value = work() }

    func finished() -> Value {
      if let value { return value }
      return work()
    }
  }
}

/// Work whose result is fetched after its thread has ended.
private protocol DeepJob: AnyObject {
  func run()
}

extension DeepJob {
  /// Returns when the work is done, or at once when no such thread can be had.
  fileprivate func runOnThread(stackSize: Int) {
    // The box outlives the thread, which is joined below.
    let box = Unmanaged.passRetained(Box(self))
    defer { box.release() }
    var thread: pthread_t = 0
    let status = withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { buffer in
      guard let attributes = buffer.baseAddress, pthread_attr_init(attributes) == 0 else {
        return ENOMEM
      }
      defer { pthread_attr_destroy(attributes) }
      pthread_attr_setstacksize(attributes, stackSize)
      return pthread_create(
        &thread, attributes,
        { context in
          guard let context else { return nil }
          Unmanaged<Box>.fromOpaque(context).takeUnretainedValue().job.run()
          return nil
        }, box.toOpaque())
    }
    if status == 0 { pthread_join(thread, nil) }
  }
}

/// A job as one pointer.
private final class Box {
  let job: any DeepJob
  init(_ job: any DeepJob) { self.job = job }
}
