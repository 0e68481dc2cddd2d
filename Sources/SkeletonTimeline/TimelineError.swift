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
      "\(Self.pauses(rest, stagger)) no time to sweep in \(loop.decimalText) s; shorten it or lengthen "
        + "the duration"
    case .gifDelay(let frame, let centiseconds):
      "frame \(frame) would be shown for \(Double(centiseconds) / 100) s, and a GIF can show one "
        + "for 655.35 s at most; hold it for less, or raise the frame rate"
    }
  }

  private static func pauses(_ rest: Rational, _ stagger: Rational) -> String {
    if stagger <= .zero { return "a rest of \(rest.decimalText) s leaves" }
    if rest <= .zero { return "a stagger of \(stagger.decimalText) s in all leaves" }
    return "a rest of \(rest.decimalText) s and a stagger of \(stagger.decimalText) s in all leave"
  }
}
