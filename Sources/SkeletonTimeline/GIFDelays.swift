/// The delays of a GIF's frames, in hundredths of a second.
///
/// A frame's delay is the difference of its end and its start, each rounded once from exact time:
///
///     delay[i] = round((i + 1)·100/fps) − round(i·100/fps)
///
/// so no error ever adds up: every frame starts within half a hundredth of its time, and 45
/// frames at 30 fps last 150 exactly. Rounding each delay on its own gives 135.
public enum GIFDelays {
  /// Viewers show a delay of 0 or 1 as 10, so 2 is the shortest that plays as written.
  public static let minimum = 2
  /// The field has 16 bits.
  public static let maximum = 65_535
  /// The fastest rate that ``minimum`` allows.
  public static let fastest = FrameRate(50)

  /// The schedule a GIF can keep: the same loop, hold and repeats, at ``fastest`` at most.
  ///
  /// The duration stays; a faster animation is sampled at fewer times, never slowed down.
  public static func schedule(for schedule: FrameSchedule) -> FrameSchedule {
    guard schedule.rate.rational > fastest.rational else { return schedule }
    return FrameSchedule(
      rate: fastest, duration: schedule.loopDuration,
      hold: Rational(schedule.holdFrames) / schedule.rate.rational, repeats: schedule.repeats)
  }

  /// One delay for each stored image: a hold lengthens its loop's last frame instead of repeating
  /// it.
  ///
  /// - Throws: ``TimelineError/gifDelay(frame:centiseconds:)`` when a delay exceeds ``maximum``.
  /// - Precondition: the rate is at most ``fastest``.
  public static func delays(for schedule: FrameSchedule) throws(TimelineError) -> [Int] {
    precondition(schedule.rate.rational <= fastest.rational)
    func centiseconds(_ frame: Int) -> Int {
      (schedule.time(ofFrame: frame) * Rational(100)).rounded
    }
    var delays: [Int] = []
    delays.reserveCapacity(schedule.loopFrames * schedule.repeats)
    var frame = 0
    for _ in 0..<schedule.repeats {
      for index in 0..<schedule.loopFrames {
        let span = index == schedule.loopFrames - 1 ? 1 + schedule.holdFrames : 1
        let delay = centiseconds(frame + span) - centiseconds(frame)
        guard delay <= maximum else {
          throw .gifDelay(frame: delays.count, centiseconds: delay)
        }
        delays.append(delay)
        frame += span
      }
    }
    return delays
  }
}
