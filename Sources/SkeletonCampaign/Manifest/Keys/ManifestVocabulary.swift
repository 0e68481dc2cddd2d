/// Every key that the values of an asset may have.
struct ManifestVocabulary: Sendable {
  /// Those of the manifest itself, then those of the command line.
  let keys: [ManifestKey]
  private let byName: [String: ManifestKey]

  /// Formats taken when the caller lists none.
  private static let formats = ["gif", "mp4", "mov", "webm", "webp", "apng", "png"]

  private static let own = [
    ManifestKey(name: "scene", help: "a built-in scene, or the path of a Swift file"),
    ManifestKey(name: "name", help: "what {scene} stands for in paths, instead of the scene"),
    ManifestKey(
      name: "output", help: "path under the campaign's folder: {scene}-{colorScheme}.{format}"),
    ManifestKey(
      name: "format", help: "format of the file", defaultText: "gif", accepted: formats),
  ]

  /// - Parameter options: a key of the manifest's own among them stands in its place.
  init(_ options: [ManifestKey]) {
    let given = Set(options.map(\.name))
    let own = Self.own.map { key in options.first { $0.name == key.name } ?? key }
    keys = own + options.filter { key in !own.contains { $0.name == key.name } }
    precondition(given.count == options.count, "two keys of one name")
    byName = Dictionary(uniqueKeysWithValues: keys.map { ($0.name, $0) })
  }

  /// - Parameter name: in kebab-case.
  subscript(name: String) -> ManifestKey? { byName[name] }

  /// The keys' names as manifests write them.
  var camelNames: [String] { keys.map(\.camelName) }
}
