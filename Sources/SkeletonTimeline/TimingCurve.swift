/// How progress runs within one sweep: from 0 at its start to 1 at its end.
public enum TimingCurve: Sendable, Hashable {
  /// As fast at every time.
  case linear
  /// A Bézier curve's; its value may leave 0…1 on the way.
  case cubic(CubicBezierCurve)

  /// CSS's and SwiftUI's curve of the name, which starts slowly.
  public static let easeIn = named(0.42, 0, 1, 1)
  /// CSS's and SwiftUI's curve of the name, which ends slowly.
  public static let easeOut = named(0, 0, 0.58, 1)
  /// CSS's and SwiftUI's curve of the name, which starts and ends slowly.
  public static let easeInOut = named(0.42, 0, 0.58, 1)

  /// The value at a time held to 0…1; exactly 0 at 0 and 1 at 1.
  public func value(at time: Double) -> Double {
    switch self {
    case .linear: min(max(time, 0), 1)
    case .cubic(let curve): curve.value(at: time)
    }
  }

  /// Reads `linear`, `easeIn`, `easeOut`, `easeInOut` or `cubic(x1,y1,x2,y2)`; nil for all else.
  public init?(_ text: String) {
    switch text {
    case "linear": self = .linear
    case "easeIn": self = .easeIn
    case "easeOut": self = .easeOut
    case "easeInOut": self = .easeInOut
    default:
      guard text.hasPrefix("cubic("), text.hasSuffix(")") else { return nil }
      let numbers = text.dropFirst(6).dropLast().split(
        separator: ",", omittingEmptySubsequences: false
      ).map { Rational(decimal: $0.drop { $0 == " " })?.double }
      guard numbers.count == 4, let x1 = numbers[0], let y1 = numbers[1], let x2 = numbers[2],
        let y2 = numbers[3], let curve = CubicBezierCurve(x1, y1, x2, y2)
      else { return nil }
      self = .cubic(curve)
    }
  }

  private static func named(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> TimingCurve {
    CubicBezierCurve(x1, y1, x2, y2).map(TimingCurve.cubic) ?? .linear
  }
}
