public import Foundation
package import SkeletonGraphics

/// The largest circle in the middle of the rectangle it is given; as a view it is square.
public struct Circle: InsettableShape, Sendable, Hashable {
  private var inset: CGFloat = 0

  /// Makes a circle whose size is that of its frame.
  public init() {}

  public func inset(by amount: CGFloat) -> Circle {
    var shape = self
    shape.inset += amount
    return shape
  }

  public func path(in rect: CGRect) -> Path { Path(outline(in: ShapeFrame(rect))) }
}

extension Circle: PrimitiveShape {
  package func outline(in frame: ShapeFrame) -> BezierPath {
    let rect = frame.inset(by: inset)
    let side = min(rect.width, rect.height)
    return .ellipse(
      in: Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  package func size(for proposal: Proposal) -> Size {
    let size = ShapeRule.size(for: proposal)
    let side = min(size.width, size.height)
    return Size(width: side, height: side)
  }
}

extension Shape where Self == Circle {
  /// A circle, to write `.circle` where a shape is asked for.
  public static var circle: Circle { Circle() }
}
