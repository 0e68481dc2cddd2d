public import Foundation
package import SkeletonGraphics

/// The whole of the rectangle it is given.
public struct Rectangle: InsettableShape, Sendable, Hashable {
  private var inset: CGFloat = 0

  /// Makes a rectangle whose size is that of its frame.
  public init() {}

  public func inset(by amount: CGFloat) -> Rectangle {
    var shape = self
    shape.inset += amount
    return shape
  }

  public func path(in rect: CGRect) -> Path { Path(outline(in: ShapeFrame(rect))) }
}

extension Rectangle: PrimitiveShape {
  package func outline(in frame: ShapeFrame) -> BezierPath {
    .rectangle(frame.inset(by: inset))
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle, to write `.rect` where a shape is asked for.
  public static var rect: Rectangle { Rectangle() }
}
