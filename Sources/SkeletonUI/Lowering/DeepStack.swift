internal import Glibc

/// Runs work on a thread whose stack holds views nested many thousand levels deep.
///
/// Views, layout and lowering follow each other's nesting by plain recursion, at up to some
/// kilobytes a level in debug builds; the usual 8 MiB end at a few thousand levels.
package enum DeepStack {
  /// In bytes of address space; pages that are not touched cost nothing.
  private static let size = 1 << 30

  /// The caller waits for the result. Where no such thread can be had, as under a limit of address
  /// space, the work is done on the caller's.
  package static func run<Value>(_ work: () -> Value) -> Value {
    withoutActuallyEscaping(work) { work in
      var result: Value?
      let job = Job { result = work() }
      job.runOnThread(stackSize: size)
      return result ?? work()
    }
  }

  /// Work that a thread is handed as one pointer.
  private final class Job {
    private let work: () -> Void

    init(_ work: @escaping () -> Void) {
      self.work = work
    }

    /// Returns when the thread has ended, so nothing of the work outlives the call.
    func runOnThread(stackSize: Int) {
      let job = Unmanaged.passRetained(self)
      defer { job.release() }
      var thread: pthread_t = 0
      let status = withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { buffer in
        guard let attributes = buffer.baseAddress, pthread_attr_init(attributes) == 0 else {
          return ENOMEM
        }
        defer { pthread_attr_destroy(attributes) }
        pthread_attr_setstacksize(attributes, stackSize)
        return pthread_create(
          &thread, attributes,
          { job in
            if let job { Unmanaged<Job>.fromOpaque(job).takeUnretainedValue().work() }
            return nil
          }, job.toOpaque())
      }
      if status == 0 { pthread_join(thread, nil) }
    }
  }
}
