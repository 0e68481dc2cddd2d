import Glibc

/// Does something again whenever a file changes.
enum FileWatch {
  /// Runs `action` now and after each change, until a signal asks to stop.
  ///
  /// A failure is shown, and the last good output stays: outputs only ever change as a whole.
  static func run(_ path: String, _ action: () throws -> Int32) throws -> Int32 {
    var seen = stamp(path)
    while true {
      do { _ = try action() } catch {
        if Signals.stopSignal == nil { Diagnostics.error(Failure(any: error)) }
      }
      repeat {
        if let signal = Signals.stopSignal { return ExitCode.signal(signal) }
        usleep(100_000)
      } while stamp(path) == seen || stamp(path) == nil
      // Editors replace a file in two steps; what is there shortly afterwards is whole.
      usleep(50_000)
      seen = stamp(path)
    }
  }

  /// What tells one state of a file from another; nil while there is none.
  private static func stamp(_ path: String) -> [Int]? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return [
      status.st_mtim.tv_sec, status.st_mtim.tv_nsec, Int(status.st_size), Int(status.st_ino),
    ]
  }
}
