import SkeletonGraphics
import SkeletonRaster
import SkeletonTimeline

/// The state of every shimmer of a drawing, frame by frame.
struct FrameStates: Sendable {
  let shimmers: [Shimmer]
  let schedule: FrameSchedule
  let clock: ShimmerClock

  init(of drawing: Drawing, schedule: FrameSchedule, clock: ShimmerClock) {
    shimmers = drawing.shimmers
    self.schedule = schedule
    self.clock = clock
  }

  /// The state in a frame of the loop.
  func state(loopFrame: Int) -> FrameState {
    let time = schedule.time(ofFrame: loopFrame)
    return FrameState(
      progress: shimmers.map { shimmer in
        switch shimmer.effect {
        case .highlight: clock.progress(at: time, order: shimmer.order)
        case .fade: clock.pulse(at: time, order: shimmer.order)
        }
      })
  }

  /// Whether pixels come and go; a highlight leaves alpha alone.
  var hasFades: Bool {
    shimmers.contains { if case .fade = $0.effect { true } else { false } }
  }

  /// The states of the whole loop.
  var loop: [FrameState] { (0..<schedule.loopFrames).map(state) }

  /// The frame whose time is nearest to half of the first sweep, where the band is in the middle.
  var posterFrame: Int {
    let middle = clock.sweep / Rational(2) * schedule.rate.rational
    return min(middle.rounded, schedule.loopFrames - 1)
  }
}
