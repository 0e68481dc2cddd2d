internal import SkeletonGraphics

/// A shape with what paints it, one layer over another.
public struct ShapeView<Content: Shape>: View {
  public typealias Body = Never
  let shape: Content
  private var layers: [ShapeLayer]

  init(_ shape: Content, _ layer: ShapeLayer) {
    self.shape = shape
    layers = [layer]
  }

  func adding(_ layer: ShapeLayer) -> ShapeView {
    var view = self
    view.layers.append(layer)
    return view
  }
}

extension ShapeView: PrimitiveView {
  package func nodes(in context: ViewContext) -> [LayoutNode] {
    let layers = layers.map { layer in
      ShapeLeaf.Layer(
        paint: layer.style.paint(in: context.environment), stroke: layer.stroke,
        inset: layer.inset)
    }
    return [
      LayoutNode(
        .leaf(ShapeLeaf(shape: shape, layers: layers)),
        rule: ShapeRule(shape: shape), in: context.environment)
    ]
  }
}
