import SkeletonTimeline
import Testing

@Suite struct ShimmerClockTests {
  @Test(
    "a fitted sweep fills the loop with the whole number of periods nearest 1.5 s",
    arguments: [
      (Rational(3, 2), Rational(3, 2)), (Rational(2), Rational(2)), (Rational(3), Rational(3, 2)),
      (Rational(1, 2), Rational(1, 2)), (Rational(5), Rational(5, 3)),
    ])
  func fitting(loop: Rational, sweep: Rational) throws {
    let clock = try ShimmerClock(fitting: loop)
    #expect(clock.sweep == sweep)
    #expect(LoopSeam(loop: loop, clock: clock).isSeamless)
  }

  @Test("rest and stagger come out of the sweep, and the loop stays whole")
  func pauses() throws {
    let clock = try ShimmerClock(
      fitting: Rational(2), rest: Rational(1, 2), stagger: Rational(1, 10), views: 4)
    #expect(clock.sweep == Rational(12, 10))
    #expect(clock.period == Rational(2))
  }

  @Test("no view is lit at the start of a period, whatever its turn")
  func startsAtRest() throws {
    let clock = try ShimmerClock(
      fitting: Rational(2), rest: Rational(1, 5), stagger: Rational(1, 10), views: 5)
    for order in 0..<5 {
      let ends = [Rational(0), Rational(2), Rational(4)].map {
        clock.progress(at: $0, order: order)
      }
      #expect(ends == [0, 0, 0])
      #expect(clock.pulse(at: Rational(2), order: order) == 0)
    }
  }

  @Test("a view's progress runs from 0 to 1 in its turn and then waits")
  func turns() throws {
    let clock = try ShimmerClock(
      sweep: Rational(1), rest: Rational(1, 2), stagger: Rational(1, 4), views: 3)
    #expect(clock.period == Rational(2))
    #expect(clock.progress(at: Rational(1, 2), order: 2) == 0)
    #expect(clock.progress(at: Rational(3, 4), order: 2) == 0.25)
    #expect(clock.progress(at: Rational(7, 4), order: 2) == 1)
    #expect(clock.progress(at: Rational(9, 4), order: 0) == 0.25)
  }

  @Test("a pulse eases there and back by the same curve")
  func pulse() throws {
    let clock = try ShimmerClock(sweep: Rational(1), curve: .easeIn)
    #expect(abs(clock.pulse(at: Rational(1, 4)) - 0.315357) < 1e-6)
    #expect(clock.pulse(at: Rational(1, 2)) == 1)
    #expect(abs(clock.pulse(at: Rational(3, 4)) - (1 - 0.315357)) < 1e-6)
  }

  @Test("a loop of no whole number of periods has a seam")
  func seam() throws {
    let seam = LoopSeam(loop: Rational(2), clock: try ShimmerClock(sweep: Rational(3, 2)))
    #expect(!seam.isSeamless)
    #expect(seam.periods == Rational(4, 3))
  }

  @Test("pauses that leave no time to sweep are an error")
  func tooMuchRest() {
    #expect(throws: TimelineError.self) {
      try ShimmerClock(fitting: Rational(1), rest: Rational(1))
    }
    #expect(throws: TimelineError.self) { try ShimmerClock(sweep: .zero) }
  }
}
