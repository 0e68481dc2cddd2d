internal import SkeletonGraphics

struct OpacityModifier: PrimitiveModifier {
  let opacity: Double

  func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
    LayoutNode(OpacityEffect(opacity: opacity), around: node, in: context)
  }
}

extension View {
  /// Makes the view transparent as a whole, so that parts of it do not show through each other.
  ///
  /// - Parameter opacity: 0 (invisible) … 1 (as it is); values outside are held to it, NaN counts
  ///   as 0.
  public func opacity(_ opacity: Double) -> some View {
    modified(by: OpacityModifier(opacity: opacity > 0 ? min(opacity, 1) : 0))
  }

  /// Keeps the view's room and does not draw it.
  public func hidden() -> some View { opacity(0) }
}
