import CLibAV
import SkeletonTimeline

extension AVRational {
  /// - Precondition: both parts fit 32 bits, as everything that was parsed does.
  init(_ rational: Rational) {
    self.init(num: Int32(rational.numerator), den: Int32(rational.denominator))
  }
}

extension Rational {
  /// Nil where libav says "unknown" with a zero.
  init?(_ rational: AVRational) {
    guard rational.den != 0 else { return nil }
    self.init(Int(rational.num), Int(rational.den))
  }
}
