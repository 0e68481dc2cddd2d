internal import SkeletonGraphics

/// The view only inside a shape of its size.
struct ClipEffect<ClipShape: Shape>: DrawingEffect {
  let shape: ClipShape

  func nodes(
    around content: () -> [Drawing.Node], in frame: ViewFrame, of lowering: SceneLowering
  ) -> [Drawing.Node] {
    let outline = shape.drawnOutline(in: ShapeFrame(frame))
    guard !outline.isEmpty else { return lowering.listing(content) }
    let nodes = content()
    return nodes.isEmpty ? [] : [.clip(outline, nodes)]
  }
}
