public import Foundation
internal import SkeletonGraphics

/// A place in a rectangle as fractions of its width and height; left is left in both layout
/// directions.
public struct UnitPoint: Sendable, Hashable {
  /// The fraction of the width, from the left; values outside 0…1 lie outside the rectangle.
  public var x: CGFloat
  /// The fraction of the height, from the top.
  public var y: CGFloat

  /// Names a place by its fractions; NaN and infinities count as 0.
  public init(x: CGFloat = 0, y: CGFloat = 0) {
    self.x = x
    self.y = y
  }

  /// (0, 0), the same as ``topLeading``.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// (0, 0), the top left corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// (½, 0), the middle of the top.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// (1, 0), the top right corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// (0, ½), the middle of the left side.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// (½, ½), the middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// (1, ½), the middle of the right side.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// (0, 1), the bottom left corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// (½, 1), the middle of the bottom.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// (1, 1), the bottom right corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  func point(in rect: Rect) -> Point {
    Point(x: rect.minX + (x.usable ?? 0) * rect.width, y: rect.minY + (y.usable ?? 0) * rect.height)
  }
}
