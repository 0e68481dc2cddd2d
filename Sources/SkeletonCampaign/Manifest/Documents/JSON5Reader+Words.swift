extension JSON5Reader {
  /// Whether an unquoted key, or a word such as `true`, begins here.
  var isAtIdentifier: Bool {
    guard let scalar = peek else { return false }
    return scalar == "\\" || Self.starts(scalar)
  }

  /// An identifier, with `\uXXXX` for characters that cannot be typed.
  mutating func identifier() throws(ManifestError) -> String {
    var name = String.UnicodeScalarView()
    while let scalar = peek {
      let start = position
      let next: Unicode.Scalar
      if scalar == "\\" {
        guard peek(1) == "u" else { throw problem("expected \\uXXXX in a key without quotes") }
        position += 2
        next = try unicodeEscape()
        guard Self.continues(next) else {
          throw problem("a key with this character needs quotes", at: start)
        }
      } else if Self.continues(scalar) {
        next = scalar
        position += 1
      } else {
        break
      }
      guard !name.isEmpty || Self.starts(next) else {
        throw problem("a key that begins with this character needs quotes", at: start)
      }
      name.append(next)
    }
    return String(name)
  }

  private static func starts(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "$" || scalar == "_" { return true }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber:
      return true
    default: return false
    }
  }

  private static func continues(_ scalar: Unicode.Scalar) -> Bool {
    if starts(scalar) || scalar == "\u{200C}" || scalar == "\u{200D}" { return true }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: return true
    default: return false
    }
  }

  /// Steps over white space and comments.
  mutating func skipSpace() throws(ManifestError) {
    while let scalar = peek {
      if Self.isSpace(scalar) {
        position += 1
      } else if scalar == "/", peek(1) == "/" {
        while let next = peek, !Self.endsLine(next) { position += 1 }
      } else if scalar == "/", peek(1) == "*" {
        try skipBlockComment()
      } else {
        return
      }
    }
  }

  private mutating func skipBlockComment() throws(ManifestError) {
    let start = position
    position += 2
    while !(peek == "*" && peek(1) == "/") {
      guard peek != nil else { throw problem("this comment has no end: '*/'", at: start) }
      position += 1
    }
    position += 2
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\t", "\u{B}", "\u{C}", " ", "\n", "\r", "\u{2028}", "\u{2029}", "\u{FEFF}": true
    default: scalar.value > 0x7F && scalar.properties.generalCategory == .spaceSeparator
    }
  }

  static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || scalar == "\u{2028}" || scalar == "\u{2029}"
  }
}
