/// A JSON document that keeps its keys in the order they were written in.
indirect enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// Shortest form that reads back as the same value; a number that is not finite is null.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// The document on one line.
  var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .integer(let value): String(value)
    case .number(let value): Self.text(value)
    case .string(let value): Self.quoted(value)
    case .array(let values): "[" + values.map(\.text).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\(Self.quoted($0.key)): \($0.value.text)" }.joined(separator: ", ")
        + "}"
    }
  }

  /// The value for people: strings as they are, lists joined by commas.
  var plainText: String {
    switch self {
    case .string(let value): value
    case .array(let values): values.map(\.plainText).joined(separator: ", ")
    case .bool(let value): value ? "yes" : "no"
    case .null: "unknown"
    default: text
    }
  }

  private static func text(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
    return String(value)
  }

  private static func quoted(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..<"\u{20}":
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { (key: $0.0, value: $0.1) })
  }
}

extension JSONValue {
  /// The value, or null for nil.
  static func optional(_ value: String?) -> JSONValue { value.map(JSONValue.string) ?? .null }
  static func optional(_ value: Int?) -> JSONValue { value.map(JSONValue.integer) ?? .null }
  static func optional(_ value: Bool?) -> JSONValue { value.map(JSONValue.bool) ?? .null }
}
