internal import SkeletonGraphics

/// Draws a shape.
struct ShapeLeaf: Leaf {
  struct Layer: Sendable {
    var paint: StylePaint
    var stroke: StrokeStyle?
    var inset: Double
  }

  var shape: any Shape
  var layers: [Layer]

  var name: String { shape.listedName }

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
    guard layer.inset != 0, let insettable = shape as? any InsettableShape else {
      return shape.drawnOutline(in: ShapeFrame(frame))
    }
    return insettable.inset(by: layer.inset).drawnOutline(in: ShapeFrame(frame))
  }
}
