/// An exact fraction in lowest terms, denominator above 0: a time in seconds, or a rate.
///
/// Arithmetic traps on overflow. Every value that enters from outside is bounded when it is
/// parsed (numerators and denominators up to 10⁹), which keeps sums and products of two in range.
public struct Rational: Sendable, Hashable, Comparable {
  public let numerator: Int
  public let denominator: Int

  /// - Precondition: `denominator` is not 0.
  public init(_ numerator: Int, _ denominator: Int = 1) {
    precondition(denominator != 0, "a fraction's denominator is not 0")
    let divisor = Self.greatestCommonDivisor(numerator.magnitude, denominator.magnitude)
    let sign = denominator < 0 ? -1 : 1
    self.numerator = sign * (numerator / Int(divisor))
    self.denominator = sign * (denominator / Int(divisor))
  }

  public static let zero = Rational(0)

  public var double: Double { Double(numerator) / Double(denominator) }

  /// The nearest whole number; a half goes up, for negative values too.
  ///
  /// | value | −1.5 | −0.5 | 0.5 | 1.4 |
  /// | --- | --- | --- | --- | --- |
  /// | result | −1 | 0 | 1 | 1 |
  public var rounded: Int {
    let twice = Rational(2 * numerator + denominator, 2 * denominator)
    return twice.floor
  }

  /// The largest whole number not above the value.
  public var floor: Int {
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    return remainder < 0 ? quotient - 1 : quotient
  }

  public var isInteger: Bool { denominator == 1 }

  /// The part above ``floor``, in 0..<1.
  public var fraction: Rational { self - Rational(floor) }

  public static func + (a: Rational, b: Rational) -> Rational {
    let divisor = Int(greatestCommonDivisor(a.denominator.magnitude, b.denominator.magnitude))
    let scale = b.denominator / divisor
    return Rational(
      a.numerator * scale + b.numerator * (a.denominator / divisor), a.denominator * scale)
  }

  public static func - (a: Rational, b: Rational) -> Rational {
    a + Rational(-b.numerator, b.denominator)
  }

  public static func * (a: Rational, b: Rational) -> Rational {
    // Cross-reducing first keeps the products as small as the result allows.
    let x = Rational(a.numerator, b.denominator)
    let y = Rational(b.numerator, a.denominator)
    return Rational(x.numerator * y.numerator, x.denominator * y.denominator)
  }

  /// - Precondition: `b` is not 0.
  public static func / (a: Rational, b: Rational) -> Rational {
    a * Rational(b.denominator, b.numerator)
  }

  public static func < (a: Rational, b: Rational) -> Bool {
    let left = a.numerator.multipliedFullWidth(by: b.denominator)
    let right = b.numerator.multipliedFullWidth(by: a.denominator)
    return (left.high, left.low) < (right.high, right.low)
  }

  private static func greatestCommonDivisor(_ a: UInt, _ b: UInt) -> UInt {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return max(a, 1)
  }
}

extension Rational: CustomStringConvertible {
  /// `30/1`, the form that media tools print.
  public var description: String { "\(numerator)/\(denominator)" }
}
