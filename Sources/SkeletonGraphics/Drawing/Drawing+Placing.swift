extension Drawing {
  /// Adds another drawing as a part of this one, scaled and then moved, clipped to its canvas.
  ///
  /// Its shimmers follow those already there, in their order.
  package mutating func place(_ part: Drawing, scale: Double, at origin: Point) {
    let placement = Placement(scale: scale, origin: origin, firstShimmer: shimmers.count)
    shimmers += part.shimmers.map(placement.shimmer)
    let canvas = BezierPath.rectangle(
      placement.rect(
        Rect(x: 0, y: 0, width: Double(part.size.width), height: Double(part.size.height))))
    var content = part.nodes.map(placement.node)
    if let background = part.background {
      content.insert(.fill(canvas, .solid(background)), at: 0)
    }
    nodes.append(.clip(canvas, content))
  }

  private struct Placement {
    let scale: Double
    let origin: Point
    let firstShimmer: Int

    func point(_ p: Point) -> Point { p * scale + origin }

    func rect(_ rect: Rect) -> Rect { rect.scaled(by: scale).offset(by: origin) }

    func path(_ path: BezierPath) -> BezierPath { path.mapped(point) }

    func shimmer(_ shimmer: Shimmer) -> Shimmer {
      var result = shimmer
      result.bounds = rect(shimmer.bounds)
      return result
    }

    func ramp(_ ramp: LinearRamp) -> LinearRamp {
      LinearRamp(
        start: point(ramp.start), end: point(ramp.end), stops: ramp.stops, space: ramp.space)
    }

    func paint(_ paint: Paint) -> Paint {
      switch paint {
      case .solid: paint
      case .linear(let ramp): .linear(self.ramp(ramp))
      case .image(let image): .image(image.mapped(rect))
      case .stencil(let image, let ramp): .stencil(image.mapped(rect), self.ramp(ramp))
      }
    }

    func style(_ style: StrokeStyle) -> StrokeStyle {
      var result = style
      result.width *= scale
      result.dash = style.dash.map { $0 * scale }
      result.dashPhase *= scale
      return result
    }

    func node(_ node: Node) -> Node {
      switch node {
      case .fill(let outline, let fill): .fill(path(outline), paint(fill))
      case .stroke(let outline, let stroke, let fill):
        .stroke(path(outline), style(stroke), paint(fill))
      case .opacity(let opacity, let children): .opacity(opacity, children.map(self.node))
      case .clip(let outline, let children): .clip(path(outline), children.map(self.node))
      case .shimmer(let index, let children):
        .shimmer(firstShimmer + index, children.map(self.node))
      case .mix(let index, let from, let to):
        .mix(firstShimmer + index, from: from.map(self.node), to: to.map(self.node))
      }
    }
  }
}
