import Foundation

/// The component that the kit reproduces, as its author wrote it.
enum SeedSource {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let file = root.appendingPathComponent("../shared/seed/SKSkeleton.swift")

  static var isAvailable: Bool { FileManager.default.fileExists(atPath: file.path) }

  /// The source up to its preview, which needs a macro that only the original's tools have.
  static func withoutPreview() throws -> String {
    let text = try String(contentsOf: file, encoding: .utf8)
    guard let start = text.range(of: "\n#Preview") else { return text }
    return String(text[..<start.lowerBound]) + "\n"
  }
}
