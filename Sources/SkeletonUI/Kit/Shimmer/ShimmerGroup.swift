internal import SkeletonGraphics

struct ShimmerGroupModifier: PrimitiveModifier {
  func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
    LayoutNode(ShimmerGroupEffect(), around: node, in: context)
  }
}

/// Draws nothing itself: shimmers inside ask for its bounds.
private struct ShimmerGroupEffect: DrawingEffect {
  func nodes(
    around content: () -> [Drawing.Node], in frame: ViewFrame, of lowering: SceneLowering
  ) -> [Drawing.Node] {
    lowering.waving(across: frame.pixels, content)
  }
}

extension View {
  /// Lets one band cross the view, in place of one for each shimmering view inside.
  ///
  /// Views inside start together, also where others are staggered.
  public func skShimmerGroup() -> some View {
    modified(by: ShimmerGroupModifier())
  }
}
