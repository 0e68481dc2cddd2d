/// The manifest's JSON Schema, for editors that complete and check.
///
/// It holds every rule on kinds and names. What it cannot say is found by ``Manifest`` alone: axes
/// named in rows of `include` and `exclude`, keys in both spellings, scenes that are missing after
/// the expansion, and everything about paths.
package enum ManifestSchema {
  /// A document of the draft 2020-12.
  ///
  /// - Parameter keys: as ``Manifest/init(_:format:keys:)`` takes them.
  package static func text(keys: [ManifestKey]) -> String {
    document(ManifestVocabulary(keys)).jsonText + "\n"
  }

  static func document(_ vocabulary: ManifestVocabulary) -> DocumentValue {
    let output = vocabulary["output"].map(KeySchema.value) ?? [:]
    return [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Campaign of skeleton-anim",
      "description": "Every file of a campaign: scenes, in every combination that is wanted.",
      "type": "object",
      "properties": [
        "$schema": ["type": "string"],
        "output": output,
        "defaults": described(
          ref("values"), "what holds for every file unless a nearer place says"),
        "matrix": described(
          ref("matrix"), "every combination of these values, for each entry of 'assets'"),
        "include": described(
          ref("rows"), "more keys for the combinations that they fit, or more files"),
        "exclude": described(ref("rows"), "combinations to leave out"),
        "assets": [
          "description": "what is drawn", "type": "array", "items": ref("entry"),
          "maxItems": .number("\(ManifestError.assetLimit)"),
        ],
      ],
      "additionalProperties": false,
      "anyOf": [["required": ["assets"]], ["required": ["matrix"]], ["required": ["include"]]],
      "$defs": definitions(vocabulary),
    ]
  }

  private static func definitions(_ vocabulary: ManifestVocabulary) -> DocumentValue {
    let isGiven: DocumentValue = ["not": ["type": "null"]]
    return [
      "keys": merged(
        properties(vocabulary) { KeySchema.value($0) },
        [
          "type": "object",
          "not": [
            "required": ["scene", "expression"],
            "properties": ["scene": isGiven, "expression": isGiven],
          ],
        ]),
      "values": ["$ref": "#/$defs/keys", "unevaluatedProperties": false],
      "together": [
        "description": "keys that one axis sets together",
        "$ref": "#/$defs/keys", "required": ["name"], "properties": ["name": isGiven],
        "unevaluatedProperties": false,
      ],
      "matrix": merged(
        properties(vocabulary) { KeySchema.axis($0) },
        [
          "type": "object",
          "propertyNames": [
            "not": ["enum": .array(ManifestReader.reservedAxes.sorted().map { .string($0) })]
          ],
          "additionalProperties": ["type": "array", "minItems": one, "items": ref("together")],
        ]),
      "rows": [
        "type": "array", "maxItems": .number("\(ManifestError.assetLimit)"),
        "items": [
          "$ref": "#/$defs/keys", "minProperties": one,
          "unevaluatedProperties": ["type": ["string", "number", "boolean", "null"]],
        ],
      ],
      "entry": [
        "$ref": "#/$defs/keys",
        "properties": [
          "matrix": described(ref("matrix"), "instead of the matrix for all entries"),
          "include": described(ref("rows"), "for this entry alone"),
          "exclude": described(ref("rows"), "for this entry alone"),
        ],
        "unevaluatedProperties": false,
      ],
    ]
  }

  private static let one = DocumentValue.number("1")

  /// A schema for every key, in both spellings.
  private static func properties(
    _ vocabulary: ManifestVocabulary, _ schema: (ManifestKey) -> DocumentValue
  ) -> DocumentValue {
    var properties: [DocumentValue.Member] = []
    var patterns: [DocumentValue.Member] = []
    for key in vocabulary.keys {
      properties.append(.init(key: key.camelName, value: schema(key)))
      guard key.camelName != key.name else { continue }
      // Of a pattern, since editors propose the properties alone.
      patterns.append(.init(key: "^\(key.name)$", value: schema(key)))
    }
    return ["properties": .object(properties), "patternProperties": .object(patterns)]
  }

  private static func ref(_ name: String) -> DocumentValue { ["$ref": .string("#/$defs/\(name)")] }

  private static func described(_ schema: DocumentValue, _ text: String) -> DocumentValue {
    merged(["description": .string(text)], schema)
  }

  private static func merged(_ first: DocumentValue, _ second: DocumentValue) -> DocumentValue {
    guard case .object(let a) = first, case .object(let b) = second else { return second }
    return .object(a + b)
  }
}
