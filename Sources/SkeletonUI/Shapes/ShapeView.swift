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

/// One way a shape is painted.
struct ShapeLayer: Sendable {
  var style: AnyShapeStyle
  /// nil fills.
  var stroke: StrokeStyle?
  /// Points from the shape's edge inwards.
  var inset = 0.0

  static func fill(_ style: AnyShapeStyle) -> ShapeLayer { ShapeLayer(style: style) }
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
        rule: ShapeRule(shape: shape as? any PrimitiveShape), in: context.environment)
    ]
  }
}

/// Draws a shape.
struct ShapeLeaf: Leaf {
  struct Layer: Sendable {
    var paint: StylePaint
    var stroke: StrokeStyle?
    var inset: Double
  }

  var shape: any Shape
  var layers: [Layer]

  var name: String { (shape as? any NamedShape)?.name ?? typeName(of: shape) }

  func nodes(in frame: ViewFrame) -> [Drawing.Node] {
    layers.compactMap { layer in
      let outline = outline(of: layer, in: frame)
      guard !outline.isEmpty else { return nil }
      let paint = layer.paint.filling(frame.pixels)
      let own = (shape as? any PrimitiveShape)?.strokeStyle
      guard let stroke = layer.stroke ?? own else { return .fill(outline, paint) }
      guard let style = stroke.drawn(scale: frame.grid.scale) else { return nil }
      return .stroke(outline, style, paint)
    }
  }

  private func outline(of layer: Layer, in frame: ViewFrame) -> BezierPath {
    let scale = frame.grid.scale
    func outline(_ shape: some Shape) -> BezierPath {
      shape.outline(in: frame.pixels, scale: scale, isRightToLeft: frame.isRightToLeft)
    }
    guard layer.inset != 0, let insettable = shape as? any InsettableShape else {
      return outline(shape)
    }
    return outline(insettable.inset(by: layer.inset))
  }
}

/// A shape that is listed under another name than its type's.
protocol NamedShape {
  var name: String { get }
}
