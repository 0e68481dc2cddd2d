import Foundation

/// The texts that fuzzing starts from, and those that it found to do harm once.
enum FuzzingCorpus {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Corpora/notation")

  static func texts() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      return String(decoding: data, as: UTF8.self)
    }
  }
}
