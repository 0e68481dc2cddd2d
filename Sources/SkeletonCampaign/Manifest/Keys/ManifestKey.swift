/// A key that the values of an asset may have: an option of the command line, as data.
package struct ManifestKey: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// Given or not given: `true` or `false`.
    case flag
    /// One value.
    case value
    /// Any number of values: a list, or an object whose members read `NAME=VALUE`.
    case repeated
  }

  /// The option's long name without dashes: `color-scheme`.
  package var name: String
  package var kind: Kind
  /// One line, for the schema.
  package var help: String
  /// What is taken when the key is not given; a single word also stands in file names.
  package var defaultText: String?
  /// All the values there are, when they can be listed.
  package var accepted: [String]?
  /// Some of the values there are, for editors to propose.
  package var examples: [String]
  /// The format of files that are given one of these values, and none of their own.
  package var formats: [String: String]

  package init(
    name: String, kind: Kind = .value, help: String, defaultText: String? = nil,
    accepted: [String]? = nil, examples: [String] = [], formats: [String: String] = [:]
  ) {
    self.name = name
    self.kind = kind
    self.help = help
    self.defaultText = defaultText
    self.accepted = accepted
    self.examples = examples
    self.formats = formats
  }

  /// As manifests write it: `colorScheme`.
  var camelName: String { KeyName.camel(name) }
}
