import Glibc

/// stdout carries only what was asked for; everything for people goes to stderr.
enum StandardStreams {
  /// The result is 0, or the `errno` of the write that failed.
  static func writeOutput(_ text: String) -> Int32 { write(text, to: STDOUT_FILENO) }

  /// There is nobody to tell when this fails.
  static func writeError(_ text: String) { _ = write(text, to: STDERR_FILENO) }

  static var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Whether `NO_COLOR` is unset or empty, as no-color.org has it.
  static var allowsColor: Bool {
    guard let value = getenv("NO_COLOR") else { return true }
    return value.pointee == 0
  }

  private static func write(_ text: String, to descriptor: Int32) -> Int32 {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = Array(rest).withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        return errno
      }
      rest = rest.dropFirst(count)
    }
    return 0
  }
}
