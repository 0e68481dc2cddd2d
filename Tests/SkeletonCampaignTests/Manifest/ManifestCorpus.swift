import Foundation

/// The manifests of `Tests/Corpora/manifests`.
enum ManifestCorpus: String {
  /// Accepted.
  case valid
  /// Refused by the schema too.
  case malformed
  /// Refused for what a schema cannot say.
  case impossible

  struct Sample: Sendable, CustomStringConvertible {
    let name: String
    let text: String
    var description: String { name }

    /// What the first line says is wrong with it.
    var complaint: String {
      String(text.prefix { $0 != "\n" }.dropFirst(3))
    }
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Corpora/manifests")

  var samples: [Sample] {
    let folder = Self.folder.appending(path: rawValue)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      guard let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
      else { return nil }
      return Sample(name: name, text: text)
    }
  }
}
