import SkeletonTimeline
import Testing

@Suite struct FrameRateTests {
  @Test(
    "decimals of NTSC rates mean N·1000/1001",
    arguments: [
      ("23.976", 24_000), ("23.98", 24_000), ("29.97", 30_000), ("47.952", 48_000),
      ("59.94", 60_000), ("119.88", 120_000),
    ])
  func ntsc(text: String, numerator: Int) {
    #expect(FrameRate(text)?.rational == Rational(numerator, 1001))
  }

  @Test(
    "other rates are taken as written",
    arguments: [
      ("30", Rational(30)), ("12.5", Rational(25, 2)), ("30000/1001", Rational(30_000, 1001)),
      ("0.1", Rational(1, 10)), ("1000", Rational(1000)), ("29.9", Rational(299, 10)),
      ("29.98", Rational(2998, 100)), ("59.9", Rational(599, 10)),
    ])
  func exact(text: String, expected: Rational) {
    #expect(FrameRate(text)?.rational == expected)
  }

  @Test(
    "rates out of range or out of form are refused",
    arguments: ["0", "-30", "0.09", "1001", "1/0", "0/1", "30/1/1", "NaN", "30fps", "/", "1e9"])
  func refused(text: String) {
    #expect(FrameRate(text) == nil)
  }
}
