import Foundation

/// A program beside ours, run to its end with its output thrown away.
///
/// Started by `posix_spawn` and awaited by `wait4`: Foundation's `Process` notices an end only
/// about every 50 ms, which is as long as a whole GIF takes.
struct ExternalCommand {
  let path: String
  let arguments: [String]

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  init(_ name: String, _ arguments: [String]) throws {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let candidates = name.contains("/") ? [name] : folders.map { "\($0)/\(name)" }
    guard let found = candidates.first(where: FileManager.default.isExecutableFile) else {
      throw Failure(description: "\(name) is not installed")
    }
    path = found
    self.arguments = arguments
  }

  func run() throws { _ = try usage() }

  /// The largest resident size of a run of its own, in KB, by the kernel's account of it.
  func peakMemory() throws -> Int { try usage().ru_maxrss }

  private func usage() throws -> rusage {
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&files, descriptor, "/dev/null", O_RDWR, 0)
    }
    var child = pid_t()
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    guard posix_spawn(&child, path, &files, nil, &words, environ) == 0 else {
      throw Failure(description: "\(path) cannot be started")
    }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(child, &status, 0, &usage) == child, status == 0 else {
      throw Failure(description: "\(path) \(arguments) failed with \(status >> 8)")
    }
    return usage
  }
}
