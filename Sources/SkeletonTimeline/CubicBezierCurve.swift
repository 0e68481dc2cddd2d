/// A cubic Bézier from (0, 0) to (1, 1) as a function of time: the curves of CSS and SwiftUI.
public struct CubicBezierCurve: Sendable, Hashable {
  /// The time of the handle at the start, in 0…1.
  public let x1: Double
  /// The value of the handle at the start; outside 0…1 the curve swings out.
  public let y1: Double
  /// The time of the handle at the end, in 0…1.
  public let x2: Double
  /// The value of the handle at the end.
  public let y2: Double

  /// Makes a curve of its two handles; nil when an x leaves 0…1, where the curve would not be a
  /// function of time, or when a coordinate is not finite.
  public init?(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    guard (0...1).contains(x1), (0...1).contains(x2), y1.isFinite, y2.isFinite else { return nil }
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// The value at a time held to 0…1.
  ///
  /// Bisection alone: x is monotone, 52 halvings reach the last bit of a double, and a frame asks
  /// once. Newton's method would be faster and fails where the curve is flat.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    var low = 0.0
    var high = 1.0
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if Self.coordinate(middle, x1, x2) < time { low = middle } else { high = middle }
    }
    return Self.coordinate((low + high) / 2, y1, y2)
  }

  private static func coordinate(_ s: Double, _ a: Double, _ b: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s
  }
}
