/// A list of the matrix: the values one key, or several together, take in turn.
struct Axis: Sendable, Hashable {
  /// In kebab-case: a key, or the name of a list of objects.
  var key: String
  var values: [Value]

  struct Value: Sendable, Hashable {
    /// What the axis reads in paths and in rows of `include` and `exclude`; nil for a plain value,
    /// which reads as itself.
    var label: String?
    var settings: Settings
  }

  var keys: Set<String> { values.reduce(into: [key]) { $0.formUnion($1.settings.keys) } }

  /// Whether it says what is drawn.
  var namesScenes: Bool { !keys.isDisjoint(with: ["scene", "expression"]) }
}
