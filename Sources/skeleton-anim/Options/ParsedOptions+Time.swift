import SkeletonAnim

extension ParsedOptions {
  /// Everything under "Time", and what of "Effect" is about time.
  func timeOptions() throws(UsageError) -> TimeOptions {
    var time = TimeOptions()
    let rates = "frames a second such as 30, 12.5, 29.97 or 30000/1001, 0.1…1000"
    if let rate = try value("--fps", rates, parse: { FrameRate($0) }) { time.rate = rate }
    try readLength(into: &time)
    time.reveal = try seconds("--reveal", allowsZero: false)
    if time.reveal != nil, text("--loading") == "false" {
      throw .contradiction(
        "--reveal", "--loading false", reason: "what is loaded from the start cannot appear")
    }
    if let hold = try seconds("--hold", allowsZero: true) { time.hold = hold }
    if let repeats = try integer("--repeat", in: 1...10_000) { time.repeats = repeats }
    if let plays = try integer("--loop", in: 0...65_536) { time.plays = plays }
    time.cycle = try seconds("--cycle", allowsZero: false)
    if let rest = try seconds("--rest", allowsZero: true) { time.rest = rest }
    if let stagger = try seconds("--stagger", allowsZero: true) { time.stagger = stagger }
    let curves = "linear, easeIn, easeOut, easeInOut or cubic(x1,y1,x2,y2) with x in 0…1"
    if let easing = try value("--easing", curves, parse: { TimingCurve($0) }) {
      time.easing = easing
    }
    guard time.frameCount <= FrameSchedule.frameLimit else {
      throw .tooManyFrames(time.frameCount)
    }
    return time
  }

  private func readLength(into time: inout TimeOptions) throws(UsageError) {
    let duration = try seconds("--duration", allowsZero: false)
    let frames = try integer("--frames", in: 1...FrameSchedule.frameLimit)
    switch (duration, frames) {
    case (nil, nil): break
    case (let duration?, nil): time.length = .duration(duration)
    case (nil, let frames?): time.length = .frames(frames)
    case (_?, _?):
      throw .contradiction("--duration", "--frames", reason: "each says how long the loop is")
    }
  }
}
