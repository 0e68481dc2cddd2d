import Glibc
import Synchronization

/// Turns the signals that ask to stop into a flag that is looked at between frames, so that
/// nothing partial is left behind.
enum Signals {
  private static let received = Atomic<Int32>(0)

  /// The signal that asked to stop, if any.
  static var stopSignal: Int32? {
    let number = received.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  /// Watches from now on; a closed pipe, or a file over the size limit, becomes an error of
  /// the write instead of a signal.
  ///
  /// A signal that was ignored when the tool was started stays ignored, as `nohup` expects.
  /// Dispatch's signal sources are no use here: on Linux they see no signal that is ignored, and
  /// one that is not ignored ends the process before they do.
  static func watch() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    // The flag is made now: a signal handler must not be the first to touch it.
    received.store(0, ordering: .relaxed)
    var watched = sigset_t()
    sigemptyset(&watched)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
      var current = sigaction()
      guard sigaction(number, nil, &current) == 0, !current.isIgnoring else { continue }
      // Without SA_RESTART: opening a pipe that nobody reads must end as well.
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { number in
        _ = Signals.received.compareExchange(expected: 0, desired: number, ordering: .relaxed)
      }
      sigaction(number, &action, nil)
      sigaddset(&watched, number)
    }
    // Swift aborts when the system gives it no memory, and has said so by then. That is an error
    // like any other, and no crash; the part file goes with the next run.
    var abort = sigaction()
    abort.__sigaction_handler.sa_handler = { _ in
      write(STDERR_FILENO, Diagnostics.aborted.utf8Start, Diagnostics.aborted.utf8CodeUnitCount)
      _exit(ExitCode.internalError)
    }
    sigaction(SIGABRT, &abort, nil)
    // A parent's thread that blocks signals hands that on to its children.
    pthread_sigmask(SIG_UNBLOCK, &watched, nil)
  }
}

extension sigaction {
  fileprivate var isIgnoring: Bool {
    unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
