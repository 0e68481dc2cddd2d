import Foundation

/// A program beside ours, run to its end with its output thrown away.
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

  func run() throws {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(path) ended with \(process.terminationStatus)")
    }
  }

  /// The largest resident size of a run of its own, in KB, by the kernel's account of it.
  func peakMemory() throws -> Int {
    var child = pid_t()
    var arguments = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    guard posix_spawn(&child, path, nil, nil, &arguments, environ) == 0 else {
      throw Failure(description: "\(path) cannot be started")
    }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(child, &status, 0, &usage) == child, status == 0 else {
      throw Failure(description: "\(path) failed")
    }
    return usage.ru_maxrss
  }
}
