public import Foundation
package import SkeletonGraphics

/// The whole of the rectangle it is given.
public struct Rectangle: InsettableShape, Sendable, Hashable {
  private var inset: CGFloat = 0

  public init() {}

  public func inset(by amount: CGFloat) -> Rectangle {
    var shape = self
    shape.inset += amount
    return shape
  }

  public func path(in rect: CGRect) -> Path { Path(outline(in: Rect(rect), scale: 1)) }
}

extension Rectangle: PrimitiveShape {
  package func outline(in rect: Rect, scale: Double) -> BezierPath {
    .rectangle(rect.inset(by: inset, scale: scale))
  }
}

extension Rect {
  /// Smaller by a length in points on each side, at a number of units a point.
  func inset(by amount: CGFloat, scale: Double) -> Rect {
    inset(by: (amount.usable ?? 0) * scale)
  }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}
