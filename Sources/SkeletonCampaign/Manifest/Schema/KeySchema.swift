/// The schema of a single key's value.
enum KeySchema {
  static func value(_ key: ManifestKey) -> DocumentValue {
    switch key.kind {
    case .flag: described(key, ["type": ["boolean", "null"]])
    case .value: described(key, scalar(key, orNull: true))
    case .repeated:
      described(
        key,
        [
          "anyOf": [
            scalar(key, orNull: true),
            ["type": "array", "items": scalar(key, orNull: false)],
            ["type": "object", "additionalProperties": text(orNull: false)],
          ]
        ])
    }
  }

  /// A list of the key's values, or of objects with the key among others.
  static func axis(_ key: ManifestKey) -> DocumentValue {
    let together: DocumentValue = ["$ref": "#/$defs/together"]
    let value: DocumentValue =
      switch key.kind {
      case .flag: ["type": ["boolean", "null"]]
      case .value: scalar(key, orNull: true)
      case .repeated:
        [
          "anyOf": [
            scalar(key, orNull: true),
            ["type": "array", "items": scalar(key, orNull: false)],
          ]
        ]
      }
    return described(
      key, ["type": "array", "minItems": .number("1"), "items": ["anyOf": [value, together]]])
  }

  private static func described(_ key: ManifestKey, _ schema: DocumentValue) -> DocumentValue {
    let text = key.help + (key.defaultText.map { " (default: \($0))" } ?? "")
    guard case .object(let members) = schema else { return schema }
    return .object([.init(key: "description", value: .string(text))] + members)
  }

  private static func scalar(_ key: ManifestKey, orNull: Bool) -> DocumentValue {
    if let accepted = key.accepted {
      return ["enum": .array(accepted.flatMap(spellings) + (orNull ? [.null] : []))]
    }
    guard !key.examples.isEmpty else { return text(orNull: orNull) }
    return ["anyOf": [["enum": .array(key.examples.flatMap(spellings))], text(orNull: orNull)]]
  }

  private static func text(orNull: Bool) -> DocumentValue {
    ["type": .array(["string", "number", "boolean"] + (orNull ? ["null"] : []))]
  }

  /// A value in quotes, and as the number or truth value that reads the same.
  private static func spellings(_ value: String) -> [DocumentValue] {
    switch try? JSON5Reader.value(of: value) {
    case .number(value): [.string(value), .number(value)]
    case .bool(let bool): [.string(value), .bool(bool)]
    default: [.string(value)]
    }
  }
}
