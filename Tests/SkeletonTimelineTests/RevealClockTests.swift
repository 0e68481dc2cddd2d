import SkeletonTimeline
import Testing

@Suite struct RevealClockTests {
  private let clock = RevealClock(start: Rational(3, 2), length: Rational(2, 5))

  @Test("a frame shows the mix that is reached at its end")
  func progress() {
    func progress(_ frame: Int) -> Double {
      clock.progress(from: Rational(frame, 10), to: Rational(frame + 1, 10))
    }
    #expect((0..<15).allSatisfy { progress($0) == 0 })
    #expect((15..<20).map(progress) == [0.25, 0.5, 0.75, 1, 1])
    #expect(clock.end == Rational(19, 10))
  }

  @Test("a frame that begins before the reveal shows nothing of it")
  func straddling() {
    #expect(clock.progress(from: Rational(149, 100), to: Rational(151, 100)) == 0)
  }
}
