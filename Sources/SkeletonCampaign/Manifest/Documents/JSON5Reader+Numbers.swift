extension JSON5Reader {
  /// The most digits of a number written out; no option needs as many.
  private static let digitLimit = 40

  /// A number as the shortest plain decimal of the same value, so that 2 and 2.0 are one value and
  /// 29.97 stays what it is.
  mutating func number() throws(ManifestError) -> String {
    let start = position
    var isNegative = false
    if peek == "+" || peek == "-" {
      isNegative = peek == "-"
      position += 1
    }
    if isAtIdentifier {
      let word = try identifier()
      throw problem("\(word) is no number that can be drawn", at: start)
    }
    let isHexadecimal = peek == "0" && (peek(1) == "x" || peek(1) == "X")
    let magnitude = isHexadecimal ? try hexadecimalNumber() : try decimalNumber(from: start)
    guard !isAtIdentifier else { throw problem("a number goes on with \(found)", at: start) }
    return isNegative && magnitude != "0" ? "-" + magnitude : magnitude
  }

  private mutating func hexadecimalNumber() throws(ManifestError) -> String {
    let start = position
    position += 2
    let digits = takeDigits { $0.isASCII && Character($0).isHexDigit }
    guard !digits.isEmpty else { throw problem("expected a hexadecimal digit, found \(found)") }
    guard let value = UInt64(digits, radix: 16) else { throw outOfRange(start) }
    return String(value)
  }

  private mutating func decimalNumber(from start: Int) throws(ManifestError) -> String {
    let whole = takeDigits { "0"..."9" ~= $0 }
    var fraction = ""
    if peek == "." {
      position += 1
      fraction = takeDigits { "0"..."9" ~= $0 }
    }
    guard !(whole + fraction).isEmpty else { throw problem("expected a digit, found \(found)") }
    guard whole.count < 2 || whole.first != "0" else {
      throw problem("a number cannot begin with 0 unless that is all before the point", at: start)
    }
    let digits = (whole + fraction).drop { $0 == "0" }
    guard let point = try exponent(from: start).map({ $0 - fraction.count }) else {
      throw outOfRange(start)
    }
    guard !digits.isEmpty else { return "0" }
    guard digits.count <= Self.digitLimit, abs(point) <= Self.digitLimit else {
      throw outOfRange(start)
    }
    return Self.decimal(String(digits), point: point)
  }

  /// The power of ten after `e`; 0 when there is none, nil when it is beyond any use.
  private mutating func exponent(from start: Int) throws(ManifestError) -> Int? {
    guard peek == "e" || peek == "E" else { return 0 }
    position += 1
    var sign = 1
    if peek == "+" || peek == "-" {
      sign = peek == "-" ? -1 : 1
      position += 1
    }
    let digits = takeDigits { "0"..."9" ~= $0 }
    guard !digits.isEmpty else { throw problem("expected a digit, found \(found)") }
    return digits.count <= 6 ? Int(digits).map { sign * $0 } : nil
  }

  private mutating func takeDigits(while isDigit: (Unicode.Scalar) -> Bool) -> String {
    var digits = String.UnicodeScalarView()
    while let scalar = peek, isDigit(scalar) {
      digits.append(scalar)
      position += 1
    }
    return String(digits)
  }

  /// The digits times ten to the power of `point`, written out.
  private static func decimal(_ digits: String, point: Int) -> String {
    guard point < 0 else { return digits + String(repeating: "0", count: point) }
    let padded = String(repeating: "0", count: max(0, 1 - point - digits.count)) + digits
    let whole = padded.dropLast(-point)
    var fraction = padded.suffix(-point)
    while fraction.last == "0" { fraction.removeLast() }
    return fraction.isEmpty ? String(whole) : whole + "." + fraction
  }

  private func outOfRange(_ start: Int) -> ManifestError {
    problem("a number of more than \(Self.digitLimit) digits", at: start)
  }
}
