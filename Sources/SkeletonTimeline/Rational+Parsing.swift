extension Rational {
  /// The most digits that a number may have before its point, and after it.
  private static let wholeDigits = 9
  private static let decimalPlaces = 6

  /// Reads a plain decimal such as `1.5`, `.25` or `-3`, exactly.
  ///
  /// No exponent, no sign other than `-`, at most nine digits before the point and six after it:
  /// nil for everything else, so that no value from outside can overflow.
  public init?(decimal text: some StringProtocol) {
    var digits = Substring(text)
    let isNegative = digits.first == "-"
    if isNegative { digits.removeFirst() }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = parts.first else { return nil }
    let part = parts.count == 2 ? parts[1] : ""
    guard !(whole.isEmpty && part.isEmpty), whole.count <= Self.wholeDigits,
      part.count <= Self.decimalPlaces,
      (whole + part).utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let value = Int(whole + part)
    else { return nil }
    var scale = 1
    for _ in part { scale *= 10 }
    self.init(isNegative ? -value : value, scale)
  }

  /// Reads a time: `1.5` and `1.5s` are seconds, `1500ms` milliseconds.
  public init?(seconds text: some StringProtocol) {
    if text.hasSuffix("ms") {
      guard let value = Rational(decimal: text.dropLast(2)) else { return nil }
      self = value * Rational(1, 1000)
    } else {
      guard let value = Rational(decimal: text.hasSuffix("s") ? text.dropLast() : text[...])
      else { return nil }
      self = value
    }
  }
}
