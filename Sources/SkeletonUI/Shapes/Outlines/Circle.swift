public import Foundation
package import SkeletonGraphics

/// The largest circle in the middle of the rectangle it is given; as a view it is square.
public struct Circle: InsettableShape, Sendable, Hashable {
  private var inset: CGFloat = 0

  public init() {}

  public func inset(by amount: CGFloat) -> Circle {
    var shape = self
    shape.inset += amount
    return shape
  }

  public func path(in rect: CGRect) -> Path { Path(outline(in: Rect(rect), scale: 1)) }
}

extension Circle: PrimitiveShape {
  package func outline(in rect: Rect, scale: Double) -> BezierPath {
    let side = min(rect.width, rect.height)
    let square = Rect(
      x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return .ellipse(in: square.inset(by: inset, scale: scale))
  }

  package func size(for proposal: Proposal) -> Size {
    let size = ShapeRule.size(for: proposal)
    let side = min(size.width, size.height)
    return Size(width: side, height: side)
  }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}
