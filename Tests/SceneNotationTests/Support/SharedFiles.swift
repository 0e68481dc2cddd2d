import Foundation

/// The files beside the project that scenes are proved against.
enum SharedFiles {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("../shared")

  static var areAvailable: Bool {
    FileManager.default.fileExists(
      atPath: folder.appendingPathComponent("seed/SKSkeleton.swift").path)
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }
}
