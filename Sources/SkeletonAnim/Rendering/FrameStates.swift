import SkeletonGraphics
import SkeletonRaster
import SkeletonTimeline

/// The state of every shimmer of a drawing, frame by frame.
struct FrameStates: Sendable {
  let shimmers: [Shimmer]
  let schedule: FrameSchedule
  let clock: ShimmerClock
  let reveal: RevealClock?

  init(
    of drawing: Drawing, schedule: FrameSchedule, clock: ShimmerClock, reveal: RevealClock?
  ) {
    shimmers = drawing.shimmers
    self.schedule = schedule
    self.clock = clock
    self.reveal = reveal
  }

  /// The state in a frame of the loop.
  func state(loopFrame: Int) -> FrameState {
    let time = sweepTime(ofFrame: loopFrame)
    return FrameState(
      progress: shimmers.map { shimmer in
        switch shimmer.effect {
        case .highlight: clock.progress(at: time, order: shimmer.order)
        case .fade: clock.pulse(at: time, order: shimmer.order)
        case .mix: revealed(inFrame: loopFrame)
        }
      })
  }

  /// Whether pixels come and go; a highlight leaves alpha alone.
  var hasFades: Bool {
    shimmers.contains { if case .highlight = $0.effect { false } else { true } }
  }

  /// Sweeps that are under way when the reveal begins run out, and no new ones start.
  private func sweepTime(ofFrame frame: Int) -> Rational {
    let time = schedule.time(ofFrame: frame)
    guard let reveal, time >= reveal.start else { return time }
    let begun = reveal.start / clock.period
    let periods = begun.isInteger ? begun.floor : begun.floor + 1
    return min(time, Rational(periods) * clock.period)
  }

  /// The share of loaded content, which is all there is in the last frame at any rate of frames.
  private func revealed(inFrame frame: Int) -> Double {
    guard let reveal else { return 0 }
    guard frame < schedule.loopFrames - 1 else { return 1 }
    return reveal.progress(
      from: schedule.time(ofFrame: frame), to: schedule.time(ofFrame: frame + 1))
  }

  /// The states of the whole loop.
  var loop: [FrameState] { (0..<schedule.loopFrames).map(state) }

  /// The frame whose time is nearest to half of the first sweep, where the band is in the middle.
  var posterFrame: Int {
    let middle = clock.sweep / Rational(2) * schedule.rate.rational
    return min(middle.rounded, schedule.loopFrames - 1)
  }
}
