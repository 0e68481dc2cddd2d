/// Reads JSON5, of which JSON is a part: comments, trailing commas, unquoted keys, single quotes.
///
/// Foundation's decoders lose the order of keys, which of two equal keys was meant, and the
/// spelling of numbers; all three matter here.
/// - Source: the JSON5 Data Interchange Format, version 1.0.0.
struct JSON5Reader {
  /// Objects and lists within each other; a manifest needs six.
  static let depthLimit = 64

  let scalars: [Unicode.Scalar]
  var position = 0
  private var depth = 0

  private init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  /// - Throws: ``ManifestError/notJSON(line:column:problem:)``.
  /// - Complexity: linear in the length of the text.
  static func value(of text: String) throws(ManifestError) -> DocumentValue {
    var reader = JSON5Reader(text)
    try reader.skipSpace()
    let value = try reader.value()
    try reader.skipSpace()
    guard reader.position == reader.scalars.count else {
      throw reader.problem("expected the end of the document, found \(reader.found)")
    }
    return value
  }

  private mutating func value() throws(ManifestError) -> DocumentValue {
    switch peek {
    case "{": return try object()
    case "[": return try array()
    case "\"", "'": return .string(try string())
    case ("0"..."9")?, "+", "-", ".": return .number(try number())
    default: return try word()
    }
  }

  private mutating func word() throws(ManifestError) -> DocumentValue {
    let start = position
    let word = isAtIdentifier ? try identifier() : ""
    switch word {
    case "null": return .null
    case "true": return true
    case "false": return false
    case "Infinity", "NaN": throw problem("\(word) is no number that can be drawn", at: start)
    case "": throw problem("expected a value, found \(found)")
    default: throw problem("expected a value; a text needs quotes: \"\(word)\"", at: start)
    }
  }

  private mutating func object() throws(ManifestError) -> DocumentValue {
    var members: [DocumentValue.Member] = []
    var keys: Set<String> = []
    try descend()
    while try !closes("}", afterValue: !members.isEmpty) {
      let start = position
      let key = try self.key()
      guard keys.insert(key).inserted else {
        throw problem("'\(key)' is given twice in the same object", at: start)
      }
      try skipSpace()
      guard peek == ":" else { throw problem("expected ':' after '\(key)', found \(found)") }
      position += 1
      try skipSpace()
      members.append(DocumentValue.Member(key: key, value: try value()))
    }
    depth -= 1
    return .object(members)
  }

  private mutating func key() throws(ManifestError) -> String {
    if peek == "\"" || peek == "'" { return try string() }
    guard isAtIdentifier else { throw problem("expected a key or '}', found \(found)") }
    return try identifier()
  }

  private mutating func array() throws(ManifestError) -> DocumentValue {
    var values: [DocumentValue] = []
    try descend()
    while try !closes("]", afterValue: !values.isEmpty) {
      values.append(try value())
    }
    depth -= 1
    return .array(values)
  }

  /// Steps over an opening bracket.
  private mutating func descend() throws(ManifestError) {
    depth += 1
    guard depth <= Self.depthLimit else {
      throw problem("more than \(Self.depthLimit) objects and lists within each other")
    }
    position += 1
  }

  /// Steps over the closing bracket, or over the comma before the next value.
  private mutating func closes(
    _ bracket: Unicode.Scalar, afterValue: Bool
  ) throws(ManifestError) -> Bool {
    try skipSpace()
    if afterValue, peek == "," {
      position += 1
      try skipSpace()
    } else if afterValue, peek != bracket {
      throw problem("expected ',' or '\(bracket)', found \(found)")
    }
    guard peek == bracket else { return false }
    position += 1
    return true
  }
}

// MARK: Places

extension JSON5Reader {
  /// The scalar to read next; nil at the end.
  var peek: Unicode.Scalar? { peek(0) }

  func peek(_ offset: Int) -> Unicode.Scalar? {
    position + offset < scalars.count ? scalars[position + offset] : nil
  }

  /// What is there, for messages.
  var found: String {
    guard let scalar = peek else { return "the end" }
    guard scalar.value >= 0x20, scalar.value != 0x7F else {
      return "the character U+00" + (scalar.value < 16 ? "0" : "")
        + String(scalar.value, radix: 16, uppercase: true)
    }
    return "'\(scalar)'"
  }

  /// The error at a position, by default the present one; lines and columns count from 1.
  func problem(_ text: String, at place: Int? = nil) -> ManifestError {
    var (line, column) = (1, 1)
    for index in 0..<(place ?? position) {
      let endsLine =
        scalars[index] == "\n"
        || scalars[index] == "\r" && (index + 1 == scalars.count || scalars[index + 1] != "\n")
      (line, column) = endsLine ? (line + 1, 1) : (line, column + 1)
    }
    return .notJSON(line: line, column: column, problem: text)
  }
}
