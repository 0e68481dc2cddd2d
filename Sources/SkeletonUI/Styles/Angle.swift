/// A turn; positive is clockwise on the screen.
public struct Angle: Sendable, Hashable, Comparable {
  public var radians: Double

  public init(radians: Double) {
    self.radians = radians
  }

  public init(degrees: Double) {
    self.init(radians: degrees * .pi / 180)
  }

  public static let zero = Angle(radians: 0)

  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
}
