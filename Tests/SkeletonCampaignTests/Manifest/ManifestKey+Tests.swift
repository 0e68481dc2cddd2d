@testable import SkeletonCampaign

extension ManifestKey {
  /// Keys of every kind, as the command line has them.
  static let samples = [
    ManifestKey(name: "expression", help: "a view expression"),
    ManifestKey(name: "set", kind: .repeated, help: "value of a property"),
    ManifestKey(name: "locale", help: "language of texts"),
    ManifestKey(name: "strict", kind: .flag, help: "what cannot be drawn is an error"),
    ManifestKey(name: "title", help: "title in the file"),
    ManifestKey(name: "fps", help: "frames a second", defaultText: "30"),
    ManifestKey(name: "duration", help: "length", defaultText: "1.5"),
    ManifestKey(name: "frames", help: "length in frames"),
    ManifestKey(name: "size", help: "canvas in points", defaultText: "the scene's"),
    ManifestKey(name: "scale", help: "pixels a point", defaultText: "2"),
    ManifestKey(
      name: "color-scheme", help: "light or dark", defaultText: "light",
      accepted: ["light", "dark"]),
    ManifestKey(name: "background", help: "a colour"),
    ManifestKey(
      name: "loading", help: "skeleton or content", defaultText: "true",
      accepted: ["true", "false"]),
    ManifestKey(name: "depth", help: "bits", defaultText: "8", accepted: ["8", "10"]),
    ManifestKey(
      name: "for", help: "a platform", examples: ["instagram", "x"],
      formats: ["instagram": "mp4", "email": "gif"]),
  ]
}

extension Manifest {
  /// The assets of a manifest in JSON5, with the keys of the tests.
  static func assets(_ text: String) throws(ManifestError) -> [Asset] {
    try Manifest(text, format: .json, keys: ManifestKey.samples).assets()
  }

  static func assets(csv text: String) throws(ManifestError) -> [Asset] {
    try Manifest(text, format: .csv, keys: ManifestKey.samples).assets()
  }

  /// What is wrong with a manifest; nil when nothing is.
  static func complaint(_ text: String) -> String? {
    do {
      _ = try assets(text)
      return nil
    } catch {
      return error.description
    }
  }
}
