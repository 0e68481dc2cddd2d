public import Foundation
internal import SkeletonGraphics

struct OffsetModifier: PrimitiveModifier {
  let offset: Point

  func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
    LayoutNode("offset", OffsetRule(offset: offset), around: node, in: context)
  }
}

extension View {
  /// Moves what is drawn; layout stays, and right is right in both directions.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modified(by: OffsetModifier(offset: Point(x: x.usable ?? 0, y: y.usable ?? 0)))
  }

  /// Moves what is drawn; layout stays, and right is right in both directions.
  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }
}
