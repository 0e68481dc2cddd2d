/// A value of a JSON document: keys in the order they were written, numbers as exact decimals.
indirect enum DocumentValue: Sendable, Hashable {
  case null
  case bool(Bool)
  /// A plain decimal without exponent: `29.97`, whatever way it was written in.
  case number(String)
  case string(String)
  case array([DocumentValue])
  case object([Member])

  struct Member: Sendable, Hashable {
    var key: String
    var value: DocumentValue
  }

  /// What messages call it: `a list`.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let text): text
    case .string(let text): "'\(text.prefix(60))'"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

extension DocumentValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
  ExpressibleByStringLiteral, ExpressibleByBooleanLiteral
{
  init(dictionaryLiteral elements: (String, DocumentValue)...) {
    self = .object(elements.map { Member(key: $0.0, value: $0.1) })
  }

  init(arrayLiteral elements: DocumentValue...) { self = .array(elements) }
  init(stringLiteral value: String) { self = .string(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
}
