/// When loaded content takes the place of its placeholders: after the loop, over a given time.
///
/// A frame shows the mix that is reached at its end, so that the last frame of the reveal shows
/// loaded content only, and the last frame before it none.
public struct RevealClock: Sendable, Hashable {
  /// Where the loading animation ends, in seconds.
  public let start: Rational
  /// How long the reveal takes, in seconds, above 0.
  public let length: Rational

  /// Makes a clock of a reveal.
  ///
  /// - Precondition: `length` is above 0.
  public init(start: Rational, length: Rational) {
    precondition(length > .zero)
    self.start = start
    self.length = length
  }

  /// When all content is there, in seconds.
  public var end: Rational { start + length }

  /// The share of loaded content, 0…1, in a frame shown from one time to another.
  public func progress(from time: Rational, to end: Rational) -> Double {
    guard time >= start else { return 0 }
    return min(((end - start) / length).double, 1)
  }
}
