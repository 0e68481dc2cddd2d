extension FrameRate {
  /// The rates that can be asked for: one frame in ten seconds to a thousand a second.
  public static let range = Rational(1, 10)...Rational(1000)

  /// Reads `30`, `12.5`, `30000/1001` or an NTSC rate such as `29.97`.
  ///
  /// Decimals that video writes for N·1000/1001 mean exactly that, as in every video tool:
  /// 23.976 and 23.98, 29.97, 47.952, 59.94 and 119.88. nil for anything else that is not a
  /// number, whose terms exceed 10⁶, or outside ``range``.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let rate: Rational
    switch parts.count {
    case 1:
      guard let decimal = Rational(decimal: parts[0]) else { return nil }
      rate = Self.ntscRate(near: decimal) ?? decimal
    case 2:
      guard let numerator = Rational(decimal: parts[0]), numerator.isInteger,
        let denominator = Rational(decimal: parts[1]), denominator.isInteger,
        denominator > .zero, max(numerator, denominator) <= Rational(1_000_000)
      else { return nil }
      rate = numerator / denominator
    default: return nil
    }
    guard Self.range.contains(rate) else { return nil }
    self.init(rate)
  }

  /// The N·1000/1001 that a decimal with two or three places stands for.
  private static func ntscRate(near decimal: Rational) -> Rational? {
    guard !decimal.isInteger else { return nil }
    for nominal in [24, 30, 48, 60, 120] {
      let exact = Rational(nominal * 1000, 1001)
      for places in [100, 1000]
      where (exact * Rational(places)).rounded == (decimal * Rational(places)).rounded
        && (decimal * Rational(places)).isInteger
      {
        return exact
      }
    }
    return nil
  }
}
