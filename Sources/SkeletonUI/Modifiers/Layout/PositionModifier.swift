public import Foundation
internal import SkeletonGraphics

struct PositionModifier: PrimitiveModifier {
  let position: Point

  func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
    LayoutNode("position", PositionRule(position: position), around: node, in: context)
  }
}

extension View {
  /// Takes all that is offered, and puts the view's centre at a point of it: points from its top
  /// leading corner. NaN and infinities count as 0.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modified(by: PositionModifier(position: Point(x: x.usable ?? 0, y: y.usable ?? 0)))
  }

  /// Puts the view's centre at a point, as ``position(x:y:)`` does.
  public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }
}
