import Foundation

/// A program of the system, as a maker of files that this package would not write.
enum Program {
  static func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let words = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(words: String(decoding: words.suffix(600), as: UTF8.self))
    }
  }

  struct Failure: Error { let words: String }
}
