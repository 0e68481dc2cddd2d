/// A time that cannot be.
public enum TimelineError: Error, Sendable, Hashable {
  /// Rest and stagger leave no time for a sweep in a loop of this length.
  case emptySweep(loop: Rational, rest: Rational, stagger: Rational)
  /// A GIF cannot show a frame this long.
  case gifDelay(frame: Int, centiseconds: Int)
}

extension TimelineError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .emptySweep(let loop, let rest, let stagger):
      "a rest of \(rest.double) s and a stagger of \(stagger.double) s in all leave no time to "
        + "sweep in \(loop.double) s; shorten them or lengthen the duration"
    case .gifDelay(let frame, let centiseconds):
      "frame \(frame) would be shown for \(Double(centiseconds) / 100) s, and a GIF can show one "
        + "for 655.35 s at most; raise the frame rate"
    }
  }
}
