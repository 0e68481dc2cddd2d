public import Foundation
package import SkeletonGraphics

/// A rectangle whose corners are as round as it is thick.
public struct Capsule: InsettableShape, Sendable, Hashable {
  /// The outline of the ends.
  public var style: RoundedCornerStyle
  private var inset: CGFloat = 0

  /// Makes a capsule, whose ends are continuous curves unless said otherwise.
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
  /// A capsule with continuous ends, to write `.capsule` where a shape is asked for.
  public static var capsule: Capsule { Capsule() }
}
