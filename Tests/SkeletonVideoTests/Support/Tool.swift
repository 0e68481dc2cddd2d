import Foundation

/// An independent program that judges what was written.
struct Tool {
  let path: String

  static let ffmpeg = Tool(path: "/usr/bin/ffmpeg")
  static let ffprobe = Tool(path: "/usr/bin/ffprobe")
  static let mediainfo = Tool(path: "/usr/bin/mediainfo")
  /// With PIL and numpy.
  static let python = Tool(path: "/usr/bin/python3")

  struct Failure: Error {
    var status: Int32
    var message: String
  }

  /// Runs to the end and returns standard output.
  @discardableResult
  func run(_ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let message = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(
        status: process.terminationStatus, message: String(decoding: message, as: UTF8.self))
    }
    return data
  }
}
