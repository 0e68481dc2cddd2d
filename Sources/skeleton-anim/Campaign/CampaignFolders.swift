/// Where a campaign reads and writes.
struct CampaignFolders: Sendable {
  /// The manifest's folder, from which its paths count.
  let manifest: String
  /// The folder that its files go to.
  let output: String

  /// The path of a file that the manifest names.
  func input(_ path: String) -> String { Self.joined(manifest, path) }

  /// The path, from the manifest's folder, of a file that lies below it.
  func fromManifest(_ path: String) -> String {
    let prefix = input("")
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// The path of a file that the campaign makes.
  func file(_ path: String) -> String { Self.joined(output, path) }

  /// Where the tool keeps what it has to know of a campaign.
  var records: String { file(".skeleton-anim") }

  /// A path in a folder; that of the folder itself, to put names behind, for an empty one.
  static func joined(_ folder: String, _ path: String) -> String {
    path.hasPrefix("/") || folder == "."
      ? path : folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }

  /// The folder that a file is in.
  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
