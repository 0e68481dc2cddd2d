/// What a manifest says for one key, and where.
struct Setting: Sendable, Hashable {
  /// As the command line would be told; a flag has one empty value. None for what is taken back:
  /// `null`, or a flag that is `false`.
  var values: [String]
  /// As messages name it: `defaults.fps`.
  var place: String
}

/// Settings by key in kebab-case, written in one place.
typealias Settings = [String: Setting]

extension Settings {
  /// Puts nearer settings over these.
  ///
  /// Scene and expression stand for each other, and a name is that of the scene it was given with.
  mutating func override(with nearer: Settings) {
    let saysWhat = nearer.gives("scene") || nearer.gives("expression")
    if saysWhat {
      for key in ["scene", "expression", "name"] { self[key] = nil }
    }
    merge(nearer) { $1 }
  }

  /// Whether the key has a value.
  func gives(_ key: String) -> Bool { self[key]?.values.isEmpty == false }

  /// What was given, without what was taken back.
  func values(_ key: String) -> [String] { self[key]?.values ?? [] }
}

/// Settings with the place they are written in: an entry, or a row of `include` or `exclude`.
struct SettingsRow: Sendable, Hashable {
  var place: String
  var settings: Settings
}
