public import Foundation
package import SkeletonGraphics

/// The ellipse that touches all sides of the rectangle it is given.
public struct Ellipse: InsettableShape, Sendable, Hashable {
  private var inset: CGFloat = 0

  /// Makes an ellipse whose size is that of its frame.
  public init() {}

  public func inset(by amount: CGFloat) -> Ellipse {
    var shape = self
    shape.inset += amount
    return shape
  }

  public func path(in rect: CGRect) -> Path { Path(outline(in: ShapeFrame(rect))) }
}

extension Ellipse: PrimitiveShape {
  package func outline(in frame: ShapeFrame) -> BezierPath {
    .ellipse(in: frame.inset(by: inset))
  }
}

extension Shape where Self == Ellipse {
  /// An ellipse, to write `.ellipse` where a shape is asked for.
  public static var ellipse: Ellipse { Ellipse() }
}
