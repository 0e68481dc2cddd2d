import SkeletonTimeline
import Testing

@Suite struct RationalTests {
  @Test("a fraction is kept in lowest terms with its sign above")
  func lowestTerms() {
    #expect(Rational(6, -4) == Rational(-3, 2))
    #expect(Rational(6, -4).description == "-3/2")
    #expect(Rational(0, 7).denominator == 1)
  }

  @Test(
    "a half rounds up, for negative values too",
    arguments: [(-3, 2, -1), (-1, 2, 0), (1, 2, 1), (3, 2, 2), (7, 5, 1), (-7, 5, -1), (-8, 5, -2)])
  func roundsHalfUp(numerator: Int, denominator: Int, expected: Int) {
    #expect(Rational(numerator, denominator).rounded == expected)
  }

  @Test("floor goes towards minus infinity and leaves a fraction in 0..<1")
  func floorAndFraction() {
    #expect(Rational(-7, 5).floor == -2)
    #expect(Rational(-7, 5).fraction == Rational(3, 5))
    #expect(Rational(7, 5).fraction == Rational(2, 5))
  }

  @Test("sums, products and quotients are exact where binary fractions are not")
  func exactArithmetic() {
    #expect(Rational(1, 10) + Rational(2, 10) == Rational(3, 10))
    #expect(Rational(30_000, 1001) * Rational(1001, 30_000) == Rational(1))
    #expect(Rational(1, 3) - Rational(1, 2) == Rational(-1, 6))
    #expect(Rational(1, 3) / Rational(-2, 3) == Rational(-1, 2))
  }

  @Test("order is by value, beyond the precision of a double")
  func order() {
    let close = Rational(1_000_000_000_000_000, 1_000_000_000_000_001)
    #expect(close < Rational(1))
    #expect(close.double == 1 || close.double < 1)
    #expect(Rational(-1, 2) < Rational(1, 3))
  }

  @Test("the largest values that parsing lets in do not overflow a clock")
  func extremes() throws {
    let rate = try #require(FrameRate("999983/999979"))
    let schedule = FrameSchedule(rate: rate, loopFrames: FrameSchedule.frameLimit)
    let odd = try #require(Rational(decimal: "0.999983"))
    let clock = try ShimmerClock(fitting: schedule.loopDuration, rest: odd)
    let last = clock.progress(at: schedule.time(ofFrame: FrameSchedule.frameLimit - 1))
    #expect((0...1).contains(last))
  }

  @Test(
    "decimals and times are read exactly",
    arguments: [
      ("1.5", Rational(3, 2)), (".25", Rational(1, 4)), ("3.", Rational(3)), ("-2", Rational(-2)),
      ("1500ms", Rational(3, 2)), ("1.5s", Rational(3, 2)), ("0.000001", Rational(1, 1_000_000)),
    ])
  func parses(text: String, expected: Rational) {
    #expect(Rational(seconds: text) == expected)
  }

  @Test(
    "what is no plain decimal is refused",
    arguments: [
      "", ".", "-", "+1", "1e3", "1e400", "nan", "inf", "1.2.3", "1 ", "0x10", "٣", "1_000",
      "1234567890", "0.1234567", "ms", "1.5m", "--1",
    ])
  func refuses(text: String) {
    #expect(Rational(seconds: text) == nil)
  }
}
