internal import SkeletonGraphics

struct OpacityModifier: PrimitiveModifier {
  let opacity: Double

  func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
    LayoutNode(OpacityEffect(opacity: opacity), around: node, in: context)
  }
}

extension View {
  /// How opaque the view is as a whole; values outside 0…1 are held to it.
  public func opacity(_ opacity: Double) -> some View {
    modified(by: OpacityModifier(opacity: opacity > 0 ? min(opacity, 1) : 0))
  }

  /// Takes its room, but is not drawn.
  public func hidden() -> some View { opacity(0) }
}
