/// Whether a loop of a given length joins up with itself.
public struct LoopSeam: Sendable, Hashable {
  /// Periods of the clock in one loop.
  public let periods: Rational

  /// Compares a loop with the clock that runs through it.
  ///
  /// - Parameters:
  ///   - loop: length of the loop in seconds, above 0.
  ///   - clock: that runs through it.
  public init(loop: Rational, clock: ShimmerClock) {
    periods = loop / clock.period
  }

  /// Whether the loop holds whole periods, so that the frame after the last equals the first.
  public var isSeamless: Bool { periods.isInteger }
}
