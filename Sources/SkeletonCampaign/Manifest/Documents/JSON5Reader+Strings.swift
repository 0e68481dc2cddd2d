extension JSON5Reader {
  /// A text in double or single quotes.
  mutating func string() throws(ManifestError) -> String {
    let start = position
    let quote = peek
    position += 1
    var text = String.UnicodeScalarView()
    while let scalar = peek, scalar != quote {
      if scalar == "\\" {
        position += 1
        if let next = try escape() { text.append(next) }
      } else if scalar == "\n" || scalar == "\r" {
        throw problem("this text has no closing quote on its line", at: start)
      } else {
        text.append(scalar)
        position += 1
      }
    }
    guard peek != nil else { throw problem("this text has no closing quote", at: start) }
    position += 1
    return String(text)
  }

  /// What follows a backslash; nil for a line that goes on in the next one.
  private mutating func escape() throws(ManifestError) -> Unicode.Scalar? {
    guard let scalar = peek else { throw problem("a text ends in a backslash") }
    position += 1
    switch scalar {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "v": return "\u{B}"
    case "x": return try hexadecimal(digits: 2)
    case "u": return try unicodeEscape()
    case "0" where !("0"..."9" ~= (peek ?? " ")): return "\u{0}"
    case "0"..."9":
      position -= 1
      throw problem("no digit can follow a backslash; characters by number are \\uXXXX")
    case "\r":
      if peek == "\n" { position += 1 }
      return nil
    case _ where Self.endsLine(scalar): return nil
    default: return scalar
    }
  }

  /// The four digits after `\u`, or two such escapes for a character beyond U+FFFF.
  mutating func unicodeEscape() throws(ManifestError) -> Unicode.Scalar {
    let start = position
    let high = try code(digits: 4)
    if let scalar = Unicode.Scalar(high) { return scalar }
    guard high < 0xDC00, peek == "\\", peek(1) == "u" else {
      throw problem("half a character: the other \\uXXXX of the pair is missing", at: start)
    }
    position += 2
    let low = try code(digits: 4)
    guard (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    else { throw problem("these two \\uXXXX are no pair", at: start) }
    return scalar
  }

  private mutating func hexadecimal(digits: Int) throws(ManifestError) -> Unicode.Scalar {
    // Two digits reach U+00FF, and all up to there are characters.
    Unicode.Scalar(try code(digits: digits)) ?? "\u{FFFD}"
  }

  private mutating func code(digits: Int) throws(ManifestError) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<digits {
      guard let digit = peek.flatMap({ Character($0).hexDigitValue }), peek?.isASCII == true else {
        throw problem("expected \(digits) hexadecimal digits, found \(found)")
      }
      code = code << 4 + UInt32(digit)
      position += 1
    }
    return code
  }
}
