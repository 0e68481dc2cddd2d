import Dispatch
import Glibc
import Synchronization

/// Turns the signals that ask to stop into a flag that is looked at between frames, so that
/// nothing partial is left behind.
final class Signals: Sendable {
  private static let watched = [SIGINT, SIGTERM, SIGHUP]

  private let received = Atomic<Int32>(0)

  /// The signal that asked to stop, if any.
  var stopSignal: Int32? {
    let number = received.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  /// Watches from now on; a closed pipe becomes an error of the write instead of a signal.
  func watch() -> [any DispatchSourceSignal] {
    signal(SIGPIPE, SIG_IGN)
    return Self.watched.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(
        signal: number, queue: DispatchQueue(label: "skeleton-anim.signals"))
      source.setEventHandler { [self] in
        _ = received.compareExchange(expected: 0, desired: number, ordering: .relaxed)
      }
      source.resume()
      return source
    }
  }
}
