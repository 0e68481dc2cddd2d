/// Which frames a file holds and when each is shown.
///
/// Frame i of the loop is sampled at i/fps. The frame after the last would equal frame 0 and is
/// not stored. The loop may be held on its last frame, and the whole may be stored several times.
public struct FrameSchedule: Sendable, Hashable {
  /// The most frames that a file may hold: over four hours at 60 a second.
  public static let frameLimit = 1_000_000

  /// Frames a second.
  public let rate: FrameRate
  /// Frames of one loop that differ in time, at least 1.
  public let loopFrames: Int
  /// Further frames that repeat the last one of each loop.
  public let holdFrames: Int
  /// How often the loop is stored, at least 1.
  public let repeats: Int

  /// Makes a schedule of counted frames.
  ///
  /// - Precondition: `loopFrames` and `repeats` are at least 1, `holdFrames` not negative.
  public init(rate: FrameRate, loopFrames: Int, holdFrames: Int = 0, repeats: Int = 1) {
    precondition(loopFrames >= 1 && holdFrames >= 0 && repeats >= 1)
    self.rate = rate
    self.loopFrames = loopFrames
    self.holdFrames = holdFrames
    self.repeats = repeats
  }

  /// The schedule that comes nearest to a duration: its frames are `duration` × `rate`, rounded
  /// to nearest, at least 1.
  public init(rate: FrameRate, duration: Rational, hold: Rational = .zero, repeats: Int = 1) {
    self.init(
      rate: rate, loopFrames: max(1, (duration * rate.rational).rounded),
      holdFrames: max(0, (hold * rate.rational).rounded), repeats: repeats)
  }

  /// Frames of the file, holds and repeats included.
  public var frameCount: Int { (loopFrames + holdFrames) * repeats }

  /// The length of one loop without its hold, exactly loopFrames/fps.
  public var loopDuration: Rational { Rational(loopFrames) / rate.rational }

  /// The length of the file, exactly frameCount/fps.
  public var duration: Rational { Rational(frameCount) / rate.rational }

  /// When a frame of the file is first shown.
  public func time(ofFrame index: Int) -> Rational { Rational(index) / rate.rational }

  /// The frame of the loop, in 0..<loopFrames, that a frame of the file shows.
  public func loopFrame(ofFrame index: Int) -> Int {
    min(index % (loopFrames + holdFrames), loopFrames - 1)
  }
}
