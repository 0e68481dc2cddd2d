internal import SkeletonGraphics

/// Fills its rectangle.
struct PaintLeaf: Leaf {
  var name: String
  var paint: StylePaint
  var ignoredSafeAreaEdges: Edge.Set = []

  func nodes(in frame: ViewFrame) -> [Drawing.Node] {
    let outline = BezierPath.rectangle(frame.pixels)
    return outline.isEmpty ? [] : [.fill(outline, paint.filling(frame.pixels))]
  }
}

extension LayoutNode {
  /// A style that fills what it is offered.
  convenience init(
    filling style: some ShapeStyle, name: String, ignoringSafeAreaAt edges: Edge.Set = [],
    in context: ViewContext
  ) {
    let paint = style.paint(in: context.environment)
    self.init(
      .leaf(PaintLeaf(name: name, paint: paint, ignoredSafeAreaEdges: edges)),
      rule: ShapeRule(shape: nil), in: context.environment)
  }
}
