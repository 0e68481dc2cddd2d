import Glibc
import SkeletonAnim

/// Text that comes in, from files and from standard input.
enum TextInput {
  /// The most bytes that are read; source and themes are far smaller.
  private static let limit = 16 << 20

  /// - Throws: ``Failure`` with the code for input that is missing, unreadable or no text.
  static func file(_ path: String) throws -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable(path, errno) }
    defer { close(descriptor) }
    return try contents(of: descriptor, path)
  }

  static func standardInput() throws -> String {
    try contents(of: STDIN_FILENO, "standard input")
  }

  private static func contents(of descriptor: Int32, _ name: String) throws -> String {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0 && errno == EINTR && Signals.stopSignal == nil { continue }
      guard count >= 0 else { throw unreadable(name, errno) }
      if count == 0 { break }
      bytes += chunk[..<count]
      guard bytes.count <= limit else {
        throw Failure(
          message: "\(name) is larger than \(limit >> 20) MiB", code: ExitCode.malformedInput)
      }
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(message: "\(name) is not UTF-8 text", code: ExitCode.malformedInput)
    }
    return text
  }

  private static func unreadable(_ name: String, _ code: Int32) -> Failure {
    let reason = code == ENOENT ? "there is no such file" : String(cString: strerror(code))
    return Failure(
      message: "cannot read \(name): \(reason.lowercased())", code: ExitCode.unreadableInput)
  }
}
