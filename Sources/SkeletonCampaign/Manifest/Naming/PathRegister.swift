/// The paths given away so far: no two are one file, none is a folder of another.
///
/// Letters are compared without case, and accents however they are composed: disks of macOS and
/// Windows hold such names to be the same.
struct PathRegister {
  private struct Owner {
    var asset: Asset
    var index: Int
  }

  private var files: [String: Owner] = [:]
  private var folders: [String: Asset] = [:]

  /// - Parameter differing: the placeholders that tell the asset from an earlier one.
  /// - Complexity: linear in the length of the path.
  mutating func add(
    _ asset: Asset, at index: Int, differing: (_ first: Int) -> [String]
  ) throws(ManifestError) {
    let key = asset.path.lowercased()
    if let first = files.updateValue(Owner(asset: asset, index: index), forKey: key) {
      throw .collision(
        PathCollision(
          first: first.asset.place, second: asset.place, path: first.asset.path,
          otherPath: asset.path, differing: differing(first.index),
          isRepetition: asset.asksForTheSame(as: first.asset)))
    }
    if let inside = folders[key] { throw Self.conflict(file: asset, inside: inside) }
    for folder in Self.folders(of: key) {
      if let file = files[folder]?.asset { throw Self.conflict(file: file, inside: asset) }
      folders[folder] = folders[folder] ?? asset
    }
  }

  private static func folders(of path: String) -> [String] {
    path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
  }

  private static func conflict(file: Asset, inside: Asset) -> ManifestError {
    .fileAndFolder(
      file: file.path, asset: file.place, path: inside.path, other: inside.place)
  }
}

extension Asset {
  fileprivate func asksForTheSame(as other: Asset) -> Bool {
    scene == other.scene && options == other.options && format == other.format
  }
}
