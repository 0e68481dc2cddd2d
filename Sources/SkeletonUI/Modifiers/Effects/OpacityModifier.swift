internal import SkeletonGraphics

struct OpacityModifier: PrimitiveModifier {
  let opacity: Double

  func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
    LayoutNode(OpacityEffect(opacity: opacity), around: node, in: context)
  }
}

/// The view composited as a whole with an opacity.
struct OpacityEffect: DrawingEffect {
  let opacity: Double

  func nodes(
    around content: () -> [Drawing.Node], in frame: ViewFrame, of lowering: SceneLowering
  ) -> [Drawing.Node] {
    guard opacity > 0 else { return lowering.listing(content) }
    let nodes = content()
    guard opacity < 1, !nodes.isEmpty else { return nodes }
    if nodes.count == 1, case .opacity(let inner, let nodes) = nodes[0] {
      return [.opacity(opacity * inner, nodes)]
    }
    return [.opacity(opacity, nodes)]
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
