internal import Foundation

extension CGFloat {
  /// The most points that a length, position or inset may count.
  ///
  /// Far beyond any picture, and small enough that sums and pixels of many stay whole numbers of a
  /// `Double`.
  private static let bound: CGFloat = 1e7

  /// A number that layout can work with: NaN and infinities are nothing, others are held to
  /// ±10⁷ points.
  var usable: Double? {
    isFinite ? Double(Swift.min(Swift.max(self, -Self.bound), Self.bound)) : nil
  }

  /// A length that layout can work with: negative and non-finite ones are dropped.
  var usableLength: Double? {
    usable.flatMap { $0 >= 0 ? $0 : nil }
  }
}
