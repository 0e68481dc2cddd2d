public import SkeletonTimeline

/// How long an animation is, and how its highlight moves in that time. A file holds at most 1 000
/// 000 frames; more are an error of the run.
public struct TimeOptions: Sendable, Hashable {
  /// How long the loop is, without reveal, hold and repeats.
  public enum Length: Sendable, Hashable {
    /// A time in seconds, rounded to whole frames, at least one.
    case duration(Rational)
    /// A number of frames, at least 1; less is an error of the run.
    case frames(Int)
  }

  /// Frames a second, 0.1…1000. A GIF shows at most 50.
  public var rate: FrameRate = 30
  /// How long the loop is.
  public var length = Length.duration(Rational(3, 2))
  /// How long the loaded content takes to appear, in seconds, above 0; nil shows loading only.
  /// The reveal comes after the length of the loop, and is rounded to whole frames.
  public var reveal: Rational?
  /// How long the last frame stays, in seconds, rounded to whole frames; negative times count as 0.
  public var hold = Rational.zero
  /// How often the file stores the loop, at least 1; less is an error of the run.
  public var repeats = 1
  /// How often a player that loops plays the file, 0…65 536; 0 is for ever. Formats without such a
  /// number play once.
  public var plays = 0
  /// The length of one sweep in seconds, above 0; nil fits whole sweeps of about 1.5 seconds into
  /// the loop.
  public var cycle: Rational?
  /// The pause after each sweep in seconds, not negative.
  public var rest = Rational.zero
  /// The time from the start of one view's sweep to that of the next in reading order, in seconds,
  /// not negative.
  public var stagger = Rational.zero
  /// How a sweep runs in its time.
  public var easing = TimingCurve.linear

  /// Makes one loop of 1.5 seconds at 30 frames a second.
  public init() {}

  /// Makes a loop of a length in seconds, above 0, which is rounded to whole frames, at least one.
  public init(rate: FrameRate, duration: Rational) {
    self.rate = rate
    length = .duration(duration)
  }

  /// Frames of the file, holds and repeats included.
  ///
  /// - Precondition: a length in frames, and ``repeats``, are at least 1.
  public var frameCount: Int { schedule.frameCount }

  /// Frames of one loop and its reveal, without hold and repeats.
  ///
  /// - Precondition: a length in frames, and ``repeats``, are at least 1.
  public var loopFrames: Int { schedule.loopFrames }

  /// Whether there is anything to loop: a single picture needs no player that repeats it.
  var hasSeveralFrames: Bool { loopFrames * repeats > 1 }

  var schedule: FrameSchedule {
    FrameSchedule(
      rate: rate, loopFrames: loadingSchedule.loopFrames + revealFrames,
      holdFrames: max(0, (hold * rate.rational).rounded), repeats: repeats)
  }

  /// Of the loading animation alone.
  var loadingSchedule: FrameSchedule {
    switch length {
    case .duration(let duration): FrameSchedule(rate: rate, duration: duration)
    case .frames(let count): FrameSchedule(rate: rate, loopFrames: count)
    }
  }

  var revealClock: RevealClock? {
    guard reveal != nil else { return nil }
    return RevealClock(
      start: loadingSchedule.loopDuration, length: Rational(revealFrames) / rate.rational)
  }

  private var revealFrames: Int { reveal.map { max(1, ($0 * rate.rational).rounded) } ?? 0 }

  func clock(loop: Rational, views: Int) throws(TimelineError) -> ShimmerClock {
    if let cycle {
      return try ShimmerClock(
        sweep: cycle, rest: rest, stagger: stagger, views: views, curve: easing)
    }
    return try ShimmerClock(
      fitting: loop, rest: rest, stagger: stagger, views: views, curve: easing)
  }
}
