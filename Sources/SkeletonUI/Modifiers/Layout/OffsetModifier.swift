public import Foundation
internal import SkeletonGraphics

struct OffsetModifier: PrimitiveModifier {
  let offset: Point

  func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
    LayoutNode("offset", OffsetRule(offset: offset), around: node, in: context)
  }
}

extension View {
  /// Moves what is drawn by points to the right and down, in both layout directions; layout stays.
  /// NaN and infinities count as 0.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modified(by: OffsetModifier(offset: Point(x: x.usable ?? 0, y: y.usable ?? 0)))
  }

  /// Moves what is drawn, as ``offset(x:y:)`` does.
  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }
}
