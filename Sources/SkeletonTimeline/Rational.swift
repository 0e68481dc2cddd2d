/// An exact fraction in lowest terms, denominator above 0: a time in seconds, or a rate.
///
/// Terms have 128 bits. What enters from outside is bounded when it is parsed (times to
/// microseconds, terms of a rate to 10⁶, at most 10⁶ frames), and sums and products of three such
/// values need 110 bits at most, so arithmetic cannot overflow; if it ever did, it would trap.
public struct Rational: Sendable, Hashable, Comparable {
  private let upper: Int128
  private let lower: Int128

  /// The term above the line; traps where it needs more than 64 bits, which no time or rate does.
  public var numerator: Int { Int(upper) }
  /// The term below the line, above 0; traps as ``numerator`` does.
  public var denominator: Int { Int(lower) }

  /// Makes a fraction in lowest terms.
  ///
  /// - Precondition: `denominator` is not 0.
  public init(_ numerator: Int, _ denominator: Int = 1) {
    self.init(reducing: Int128(numerator), Int128(denominator))
  }

  private init(reducing numerator: Int128, _ denominator: Int128) {
    precondition(denominator != 0, "a fraction's denominator is not 0")
    let divisor = Self.greatestCommonDivisor(numerator.magnitude, denominator.magnitude)
    let sign: Int128 = denominator < 0 ? -1 : 1
    upper = sign * (numerator / Int128(divisor))
    lower = sign * (denominator / Int128(divisor))
  }

  /// The number 0, as 0/1.
  public static let zero = Rational(0)

  /// The nearest floating-point number.
  public var double: Double { Double(upper) / Double(lower) }

  /// The nearest whole number; a half goes up, for negative values too.
  ///
  /// | value | −1.5 | −0.5 | 0.5 | 1.4 |
  /// | --- | --- | --- | --- | --- |
  /// | result | −1 | 0 | 1 | 1 |
  public var rounded: Int { Rational(reducing: 2 * upper + lower, 2 * lower).floor }

  /// The largest whole number not above the value.
  public var floor: Int {
    let (quotient, remainder) = upper.quotientAndRemainder(dividingBy: lower)
    return Int(remainder < 0 ? quotient - 1 : quotient)
  }

  /// Whether it has no fraction.
  public var isInteger: Bool { lower == 1 }

  /// The part above ``floor``, in 0..<1.
  public var fraction: Rational { self - Rational(floor) }

  /// The exact sum; traps where it needs more than 128 bits, as differences and products do.
  public static func + (a: Rational, b: Rational) -> Rational {
    let divisor = Int128(greatestCommonDivisor(a.lower.magnitude, b.lower.magnitude))
    let scale = b.lower / divisor
    return Rational(reducing: a.upper * scale + b.upper * (a.lower / divisor), a.lower * scale)
  }

  /// The exact difference.
  public static func - (a: Rational, b: Rational) -> Rational {
    a + Rational(reducing: -b.upper, b.lower)
  }

  /// The exact product.
  public static func * (a: Rational, b: Rational) -> Rational {
    // Reducing across first keeps the products as small as the result allows.
    let x = Rational(reducing: a.upper, b.lower)
    let y = Rational(reducing: b.upper, a.lower)
    return Rational(reducing: x.upper * y.upper, x.lower * y.lower)
  }

  /// The exact quotient.
  ///
  /// - Precondition: `b` is not 0.
  public static func / (a: Rational, b: Rational) -> Rational {
    a * Rational(reducing: b.lower, b.upper)
  }

  public static func < (a: Rational, b: Rational) -> Bool {
    let left = a.upper.multipliedFullWidth(by: b.lower)
    let right = b.upper.multipliedFullWidth(by: a.lower)
    return (left.high, left.low) < (right.high, right.low)
  }

  private static func greatestCommonDivisor(_ a: UInt128, _ b: UInt128) -> UInt128 {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return max(a, 1)
  }
}

extension Rational {
  /// The value for people: a decimal of at most three places.
  public var decimalText: String {
    let thousandths = (self * Rational(1000)).rounded
    let (whole, rest) = abs(thousandths).quotientAndRemainder(dividingBy: 1000)
    var text = (thousandths < 0 ? "-" : "") + String(whole)
    guard rest > 0 else { return text }
    var places = String(rest)
    while places.count < 3 { places = "0" + places }
    while places.hasSuffix("0") { places.removeLast() }
    text += "." + places
    return text
  }
}

extension Rational: CustomStringConvertible {
  /// `30/1`, the form that media tools print.
  public var description: String { "\(upper)/\(lower)" }
}
