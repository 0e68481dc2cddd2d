/// Frames a second, exactly.
public struct FrameRate: Sendable, Hashable {
  /// Frames in one second, above 0.
  public let rational: Rational

  /// Makes a rate of a fraction.
  ///
  /// - Precondition: the rate is above 0.
  public init(_ rational: Rational) {
    precondition(rational > .zero, "a frame rate is above 0")
    self.rational = rational
  }

  /// The length of one frame in seconds.
  public var frameDuration: Rational { Rational(1) / rational }
}

extension FrameRate: ExpressibleByIntegerLiteral {
  /// Makes a whole number of frames a second.
  ///
  /// - Precondition: the rate is above 0; text from outside is read by
  ///   ``init(_:)-(StringProtocol)``, which answers nil for what is no rate.
  public init(integerLiteral value: Int) {
    self.init(Rational(value))
  }
}

extension FrameRate: CustomStringConvertible {
  public var description: String { rational.description }
}
