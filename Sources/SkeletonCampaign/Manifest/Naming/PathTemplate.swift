/// A path with `{name}` where values stand; `{{` and `}}` are braces, `{index:04}` has four digits.
struct PathTemplate: Sendable, Hashable {
  enum Piece: Sendable, Hashable {
    case text(String)
    /// The name as it is written; the width is 0 where none is given.
    case placeholder(String, width: Int)
  }

  let text: String
  /// Where it is written.
  let place: String
  let pieces: [Piece]

  /// - Throws: ``ManifestError/badTemplate(place:template:problem:)``.
  init(_ text: String, place: String) throws(ManifestError) {
    var pieces: [Piece] = []
    var literal = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case "{" where rest.first == "{", "}" where rest.first == "}":
        rest.removeFirst()
        literal.append(character)
      case "{":
        guard let end = rest.firstIndex(of: "}") else {
          throw .badTemplate(
            place: place, template: text, problem: "a '{' is never closed; a brace itself is '{{'")
        }
        if !literal.isEmpty { pieces.append(.text(literal)) }
        literal = ""
        pieces.append(try Self.placeholder(rest[..<end], of: text, place))
        rest = rest[rest.index(after: end)...]
      case "}":
        throw .badTemplate(
          place: place, template: text, problem: "a '}' closes nothing; a brace itself is '}}'")
      default: literal.append(character)
      }
    }
    if !literal.isEmpty { pieces.append(.text(literal)) }
    self.text = text
    self.place = place
    self.pieces = pieces
  }

  private static func placeholder(
    _ inside: Substring, of text: String, _ place: String
  ) throws(ManifestError) -> Piece {
    let parts = inside.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return .placeholder(String(inside), width: 0) }
    guard parts[0] == "index", parts[1].count == 2, parts[1].first == "0",
      let width = Int(parts[1]), width > 0
    else {
      throw .badTemplate(
        place: place, template: text,
        problem: "{\(inside)} is no placeholder; only {index:02} to {index:09} have a width")
    }
    return .placeholder("index", width: width)
  }

  /// The extension that the template ends in, in lower case, when it ends in text.
  var literalExtension: String? {
    guard case .text(let text) = pieces.last, let dot = text.lastIndex(of: ".") else { return nil }
    let name = text[text.index(after: dot)...]
    return name.contains("/") ? nil : name.lowercased()
  }
}
