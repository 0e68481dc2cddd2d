/// A value of each axis, on top of what an entry says.
struct Combination: Sendable {
  var place: String
  var settings: Settings
  /// By axis; where an axis has objects.
  var labels: [String: String] = [:]
  /// The keys of entry and axes, which rows of `include` do not overwrite.
  var original: Set<String> = []
  /// Whether it comes of a row of `include` that fits no other.
  var isRow = false
  /// The axes of its entry that have more than one value, in order.
  var axes: [String] = []

  /// Whether it has this value, by itself or as an object's name.
  private func agrees(_ key: String, _ setting: Setting) -> Bool {
    if let label = labels[key], setting.values == [label] { return true }
    return settings.values(key) == setting.values
  }

  /// Whether a row of `exclude` removes it: all the row says is so.
  func matches(_ row: SettingsRow) -> Bool {
    row.settings.allSatisfy { agrees($0.key, $0.value) }
  }

  /// Whether a row of `include` can be added to it: nothing original changes.
  func accepts(_ row: SettingsRow) -> Bool {
    row.settings.allSatisfy { !original.contains($0.key) || agrees($0.key, $0.value) }
  }

  mutating func add(_ row: SettingsRow, vocabulary: ManifestVocabulary) {
    let added = row.settings.filter { !original.contains($0.key) }
    settings.override(with: added.filter { vocabulary[$0.key] != nil })
    for (key, setting) in added where vocabulary[key] == nil {
      labels[key] = setting.values.first
    }
  }
}
