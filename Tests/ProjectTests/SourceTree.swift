import Foundation

/// The project's own files, for the tests that hold them to its rules.
enum SourceTree {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  struct File {
    /// From the project's root.
    let path: String
    let text: String

    var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

    /// The folder under `Sources` or `Tests`.
    var target: String { String(path.split(separator: "/")[1]) }
  }

  /// The Swift files below a folder, sorted by path.
  static func swiftFiles(in folder: String) throws -> [File] {
    let base = root.appending(path: folder)
    guard let walk = FileManager.default.enumerator(atPath: base.path) else { return [] }
    let names = walk.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
    return try names.map { name in
      let url = base.appending(path: name)
      return File(path: "\(folder)/\(name)", text: try String(contentsOf: url, encoding: .utf8))
    }
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
