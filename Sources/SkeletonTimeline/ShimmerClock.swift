/// The one clock that all shimmers of a picture run by.
///
/// A period is a sweep for each view, started `stagger` after the one before it in reading order,
/// and a rest with no highlight anywhere:
///
///     period = sweep + stagger·(views − 1) + rest
///
/// Every view rests at the start of the period, so a loop of whole periods has no seam and its
/// first frame shows no band.
public struct ShimmerClock: Sendable, Hashable {
  /// The length of a sweep that nobody chose, in seconds.
  public static let defaultSweep = Rational(3, 2)

  /// The time from the start of one view's sweep to its end, above 0.
  public let sweep: Rational
  /// The pause after each sweep, in seconds, not negative.
  public let rest: Rational
  /// From the start of one view's sweep to that of the next, in seconds.
  public let stagger: Rational
  /// How many views start one after another, at least 1.
  public let views: Int
  /// How progress runs within a sweep.
  public let curve: TimingCurve

  /// From the start of the first view's sweep to that of the next, in seconds.
  public var period: Rational { sweep + stagger * Rational(views - 1) + rest }

  /// A clock whose sweep has the length asked for.
  ///
  /// - Throws: ``TimelineError/emptySweep(loop:rest:stagger:)`` when `sweep` is not above 0.
  public init(
    sweep: Rational, rest: Rational = .zero, stagger: Rational = .zero, views: Int = 1,
    curve: TimingCurve = .linear
  ) throws(TimelineError) {
    guard sweep > .zero else {
      throw .emptySweep(loop: sweep, rest: rest, stagger: stagger * Rational(max(views, 1) - 1))
    }
    self.sweep = sweep
    self.rest = rest
    self.stagger = stagger
    self.views = max(views, 1)
    self.curve = curve
  }

  /// A clock whose periods fill a loop: as many as come nearest to the default sweep.
  ///
  /// - Throws: ``TimelineError/emptySweep(loop:rest:stagger:)`` when rest and stagger leave no
  ///   time to sweep in.
  public init(
    fitting loop: Rational, rest: Rational = .zero, stagger: Rational = .zero, views: Int = 1,
    curve: TimingCurve = .linear
  ) throws(TimelineError) {
    let pause = rest + stagger * Rational(max(views, 1) - 1)
    let periods = max(1, (loop / (Self.defaultSweep + pause)).rounded)
    let sweep = loop / Rational(periods) - pause
    guard sweep > .zero else {
      throw .emptySweep(loop: loop, rest: rest, stagger: pause - rest)
    }
    try self.init(sweep: sweep, rest: rest, stagger: stagger, views: views, curve: curve)
  }

  /// The eased progress of a sweep at a time, in 0…1: 0 before the view's turn, 1 after it.
  ///
  /// - Parameters:
  ///   - time: in seconds from the start of the loop.
  ///   - order: the view's place in reading order, from 0.
  public func progress(at time: Rational, order: Int = 0) -> Double {
    curve.value(at: fraction(at: time, order: order))
  }

  /// The amount of a pulse at a time: eased from 0 to 1 in the first half of the sweep, and back
  /// by the same curve in the second.
  public func pulse(at time: Rational, order: Int = 0) -> Double {
    let fraction = fraction(at: time, order: order)
    return fraction < 0.5
      ? curve.value(at: 2 * fraction) : 1 - curve.value(at: 2 * fraction - 1)
  }

  private func fraction(at time: Rational, order: Int) -> Double {
    let inPeriod = (time / period).fraction * period
    let start = stagger * Rational(min(order, views - 1))
    return min(max(((inPeriod - start) / sweep).double, 0), 1)
  }
}
