/// Every key that the values of an asset may have.
struct ManifestVocabulary: Sendable {
  /// Those of the manifest itself, then those of the command line.
  let keys: [ManifestKey]
  private let byName: [String: ManifestKey]
  /// Those with values that bring a format.
  private let formatKeys: [ManifestKey]

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

  /// - Precondition: no two options have one name, and a list of formats is not empty.
  /// - Parameter options: a key of the manifest's own among them stands in its place.
  init(_ options: [ManifestKey]) {
    let given = Set(options.map(\.name))
    let own = Self.own.map { key in
      var result = options.first { $0.name == key.name } ?? key
      result.accepted = result.accepted ?? key.accepted
      return result
    }
    keys = own + options.filter { key in !own.contains { $0.name == key.name } }
    precondition(given.count == options.count, "two keys of one name")
    formatKeys = keys.filter { !$0.formats.isEmpty }
    byName = Dictionary(uniqueKeysWithValues: keys.map { ($0.name, $0) })
  }

  /// - Parameter name: in kebab-case.
  subscript(name: String) -> ManifestKey? { byName[name] }

  /// Never empty.
  var formats: [String] { self["format"]?.accepted ?? Self.formats }

  /// The format that suits what is given; nil when nothing given brings one.
  func usualFormat(of settings: Settings) -> String? {
    for key in formatKeys {
      if let value = settings.values(key.name).last, let format = key.formats[value] {
        return format
      }
    }
    return nil
  }

  /// The keys' names as manifests write them.
  var camelNames: [String] { keys.map(\.camelName) }
}
