public import Foundation
package import SkeletonGraphics

/// A rectangle whose corners are as round as it is thick.
public struct Capsule: InsettableShape, Sendable, Hashable {
  public var style: RoundedCornerStyle
  private var inset: CGFloat = 0

  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  public func inset(by amount: CGFloat) -> Capsule {
    var shape = self
    shape.inset += amount
    return shape
  }

  public func path(in rect: CGRect) -> Path { Path(outline(in: ShapeFrame(rect))) }
}

extension Capsule: PrimitiveShape {
  package func outline(in frame: ShapeFrame) -> BezierPath {
    let rect = frame.inset(by: inset)
    let radius = min(rect.width, rect.height) / 2
    return style == .continuous
      ? .continuousRoundedRectangle(rect, radius: radius) : .roundedRectangle(rect, radius: radius)
  }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
}
