extension DocumentValue {
  /// The value as JSON of two spaces an indent; what fits on a line stays on one.
  var jsonText: String { text(indent: 0) }

  private func text(indent: Int) -> String {
    let line = lineText
    guard line.utf8.count + indent > 100 else { return line }
    let inner = String(repeating: " ", count: indent + 2)
    let parts: [String]
    let brackets: (open: String, close: String)
    switch self {
    case .array(let values):
      parts = values.map { $0.text(indent: indent + 2) }
      brackets = ("[", "]")
    case .object(let members):
      parts = members.map { "\(Self.quoted($0.key)): \($0.value.text(indent: indent + 2))" }
      brackets = ("{", "}")
    default: return line
    }
    return brackets.open + "\n" + parts.map { inner + $0 }.joined(separator: ",\n") + "\n"
      + String(repeating: " ", count: indent) + brackets.close
  }

  private var lineText: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let text): text
    case .string(let text): Self.quoted(text)
    case .array(let values): "[" + values.map(\.lineText).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\(Self.quoted($0.key)): \($0.value.lineText)" }.joined(separator: ", ")
        + "}"
    }
  }

  private static func quoted(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\u{0}"..<"\u{20}":
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
