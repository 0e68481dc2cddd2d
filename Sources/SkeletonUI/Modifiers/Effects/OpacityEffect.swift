internal import SkeletonGraphics

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
