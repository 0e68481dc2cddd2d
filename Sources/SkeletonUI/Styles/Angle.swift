/// A turn; positive is clockwise on the screen, where y points down.
public struct Angle: Sendable, Hashable, Comparable {
  /// The turn in radians; a full one is 2π, and more than one is allowed.
  public var radians: Double

  /// Makes a turn of radians.
  public init(radians: Double) {
    self.radians = radians
  }

  /// Makes a turn of degrees; a full one has 360.
  public init(degrees: Double) {
    self.init(radians: degrees * .pi / 180)
  }

  /// No turn.
  public static let zero = Angle(radians: 0)

  /// A turn of degrees, to write `.degrees(45)` where an angle is asked for.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// A turn of radians, to write `.radians(1)` where an angle is asked for.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// The turn in degrees, kept in radians.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
}
