import SkeletonTimeline
import Testing

@Suite struct FrameScheduleTests {
  @Test("the number of frames is duration × rate to the nearest, at least one")
  func counts() throws {
    func frames(_ rate: String, _ duration: Rational) throws -> Int {
      FrameSchedule(rate: try #require(FrameRate(rate)), duration: duration).loopFrames
    }
    #expect(try frames("30", Rational(3, 2)) == 45)
    #expect(try frames("29.97", Rational(3, 2)) == 45)
    #expect(try frames("24", Rational(1, 1000)) == 1)
    #expect(try frames("25", Rational(1, 2)) == 13)
  }

  @Test("hold and repeats multiply, and show the loop's frames in order")
  func holdAndRepeat() {
    let schedule = FrameSchedule(rate: 10, loopFrames: 3, holdFrames: 2, repeats: 2)
    #expect(schedule.frameCount == 10)
    #expect(schedule.duration == Rational(1))
    #expect((0..<10).map(schedule.loopFrame) == [0, 1, 2, 2, 2, 0, 1, 2, 2, 2])
  }

  @Test("the duration of 45 NTSC frames is 1.5015 s exactly")
  func ntscDuration() throws {
    let schedule = FrameSchedule(rate: try #require(FrameRate("29.97")), loopFrames: 45)
    #expect(schedule.duration == Rational(15_015, 10_000))
  }
}
