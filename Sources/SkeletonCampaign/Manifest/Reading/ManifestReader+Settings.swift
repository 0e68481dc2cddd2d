extension ManifestReader {
  func members(
    _ value: DocumentValue, _ place: String, _ wanted: String
  ) throws(ManifestError) -> [DocumentValue.Member] {
    guard case .object(let members) = value else {
      throw .wrongType(
        place: place.isEmpty ? "the manifest" : place, given: value.kind, wanted: wanted)
    }
    return members
  }

  /// What an object says for keys of the vocabulary.
  ///
  /// - Parameters:
  ///   - labels: keys beyond the vocabulary, whose value is one text.
  ///   - besides: keys that were possible too, for suggestions.
  func settings(
    _ members: [DocumentValue.Member], _ place: String, labels: Set<String> = [],
    besides: [String] = []
  ) throws(ManifestError) -> Settings {
    var settings: Settings = [:]
    for member in members {
      let name = KeyName.kebab(member.key)
      let label = ManifestKey(name: name, help: "")
      guard let key = vocabulary[name] ?? (labels.contains(name) ? label : nil) else {
        let known = vocabulary.camelNames + besides + labels.sorted()
        throw .unknownKey(place: place, key: member.key, nearest: known.nearest(to: member.key))
      }
      let setting = try setting(key, member.value, "\(place).\(member.key)")
      guard settings.updateValue(setting, forKey: name) == nil else {
        throw .repeatedKey(place: place, key: member.key)
      }
    }
    guard !settings.gives("scene") || !settings.gives("expression") else {
      throw .sceneAndExpression(place: place)
    }
    return settings
  }

  func setting(
    _ key: ManifestKey, _ value: DocumentValue, _ place: String
  ) throws(ManifestError) -> Setting {
    var setting = Setting(values: [], place: place)
    switch (key.kind, value) {
    case (_, .null), (.flag, .bool(false)): break
    case (.flag, .bool(true)): setting.values = [""]
    case (.flag, _): throw .wrongType(place: place, given: value.kind, wanted: "true or false")
    case (.repeated, .array(let elements)):
      for (index, element) in elements.enumerated() {
        setting.values.append(try text(element, "\(place)[\(index)]"))
      }
    case (.repeated, .object(let members)):
      for member in members {
        let text = try text(member.value, "\(place).\(member.key)")
        setting.values.append("\(member.key)=\(text)")
      }
    case (.value, .array):
      throw .wrongType(
        place: place, given: "a list",
        wanted: "one value (a list, to draw each, goes into 'matrix')"
      )
    case (.value, _), (.repeated, _): setting.values = [try text(value, place)]
    }
    if let accepted = key.accepted {
      for given in setting.values where !accepted.contains(given) {
        throw .notAccepted(
          place: place, given: given, accepted: accepted, nearest: accepted.nearest(to: given))
      }
    }
    return setting
  }

  private func text(_ value: DocumentValue, _ place: String) throws(ManifestError) -> String {
    switch value {
    case .string(let text) where text.unicodeScalars.contains("\0"):
      throw .wrongType(place: place, given: "a NUL in it", wanted: "a text that options can hold")
    case .string(let text), .number(let text): return text
    case .bool(let value): return "\(value)"
    case .null, .array, .object:
      throw .wrongType(place: place, given: value.kind, wanted: "a text, a number or true or false")
    }
  }
}
