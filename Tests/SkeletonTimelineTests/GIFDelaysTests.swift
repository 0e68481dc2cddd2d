import SkeletonTimeline
import Testing

@Suite struct GIFDelaysTests {
  @Test(
    "45 frames last what exact time rounds to, at every rate",
    arguments: [
      ("10", 450), ("12", 375), ("15", 300), ("20", 225), ("24", 188), ("25", 180), ("29.97", 150),
      ("30", 150), ("40", 113), ("48", 94), ("50", 90),
    ])
  func totals(rate: String, expected: Int) throws {
    let schedule = FrameSchedule(rate: try #require(FrameRate(rate)), loopFrames: 45)
    let delays = try GIFDelays.delays(for: schedule)
    #expect(delays.count == 45)
    #expect(delays.reduce(0, +) == expected)
    #expect(delays.allSatisfy { $0 >= GIFDelays.minimum })
  }

  @Test(
    "every frame starts within half a hundredth of its time, over any length",
    arguments: ["50", "47.3", "30", "29.97", "23.976", "12.5", "7", "0.7"])
  func neverDrifts(rate: String) throws {
    let schedule = FrameSchedule(rate: try #require(FrameRate(rate)), loopFrames: 3000)
    var start = 0
    for (frame, delay) in try GIFDelays.delays(for: schedule).enumerated() {
      let error = abs(Double(start) - schedule.time(ofFrame: frame).double * 100)
      #expect(error <= 0.5 + 1e-9)
      start += delay
    }
  }

  @Test("a rate above 50 is sampled at 50 over the same duration")
  func fastRates() {
    let schedule = GIFDelays.schedule(for: FrameSchedule(rate: 60, loopFrames: 45))
    #expect(schedule.rate == 50)
    #expect(schedule.loopFrames == 38)
    #expect(GIFDelays.schedule(for: FrameSchedule(rate: 50, loopFrames: 7)).loopFrames == 7)
  }

  @Test("a hold lengthens the last frame of each loop")
  func hold() throws {
    let schedule = FrameSchedule(rate: 10, loopFrames: 2, holdFrames: 5, repeats: 2)
    #expect(try GIFDelays.delays(for: schedule) == [10, 60, 10, 60])
  }

  @Test("a delay that 16 bits cannot hold is an error, not a wrong number")
  func tooLong() throws {
    let schedule = FrameSchedule(rate: 10, loopFrames: 2, holdFrames: 6600)
    #expect(throws: TimelineError.gifDelay(frame: 1, centiseconds: 66_010)) {
      try GIFDelays.delays(for: schedule)
    }
  }
}
