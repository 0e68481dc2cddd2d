public import Foundation

/// A background or an overlay.
struct LayerModifier<Layer: View>: PrimitiveModifier {
  let layer: Layer
  let alignment: Alignment
  let isBehind: Bool

  func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
    let layers = context.with { $0.stackAxis = nil }.nodes(of: layer)
    guard !layers.isEmpty else { return node }
    let secondary =
      layers.count == 1
      ? layers[0] : LayoutNode("ZStack", overlapping: layers, alignment, in: context)
    let name = isBehind ? "background" : "overlay"
    secondary.enclosingViews.append(name)
    return LayoutNode(
      .modifier(name: name), rule: LayerRule(alignment: alignment, isBehind: isBehind),
      children: isBehind ? [secondary, node] : [node, secondary], traits: node.traits,
      in: context.environment)
  }
}

/// A style that fills its surroundings and reaches out under the safe areas it touches.
struct StyleLayer<Style: ShapeStyle>: PrimitiveView {
  typealias Body = Never
  let style: Style
  let ignoredSafeAreaEdges: Edge.Set

  func nodes(in context: ViewContext) -> [LayoutNode] {
    [
      LayoutNode(
        filling: style, name: typeName(of: style), ignoringSafeAreaAt: ignoredSafeAreaEdges,
        in: context)
    ]
  }
}

extension View {
  /// Puts views behind this one; they are offered its size, aligned in it, may stick out, and do
  /// not count for layout.
  public func background(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View {
    modified(by: LayerModifier(layer: content(), alignment: alignment, isBehind: true))
  }

  /// Puts a style behind this view, which fills its frame and reaches out under the safe areas that
  /// the frame touches.
  ///
  /// - Parameters:
  ///   - style: what is painted.
  ///   - edges: where it reaches out; with none it fills the frame alone.
  public func background(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    let layer = StyleLayer(style: style, ignoredSafeAreaEdges: edges)
    return modified(by: LayerModifier(layer: layer, alignment: .center, isBehind: true))
  }

  /// Puts a view behind this one, in the manner of ``background(alignment:content:)``.
  @_disfavoredOverload
  public func background(_ background: some View, alignment: Alignment = .center) -> some View {
    modified(by: LayerModifier(layer: background, alignment: alignment, isBehind: true))
  }

  /// Puts a style behind this view, in a shape of the view's size.
  public func background(_ style: some ShapeStyle, in shape: some Shape) -> some View {
    background { shape.fill(style) }
  }

  /// Puts the canvas's colour behind this view, in a shape of the view's size.
  public func background(in shape: some Shape) -> some View {
    background(.background, in: shape)
  }

  /// Puts views in front of this one; they are offered its size, aligned in it, may stick out, and
  /// do not count for layout.
  public func overlay(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View {
    modified(by: LayerModifier(layer: content(), alignment: alignment, isBehind: false))
  }

  /// Puts a style in front of this view, reaching out as ``background(_:ignoresSafeAreaEdges:)``
  /// does.
  public func overlay(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    let layer = StyleLayer(style: style, ignoredSafeAreaEdges: edges)
    return modified(by: LayerModifier(layer: layer, alignment: .center, isBehind: false))
  }

  /// Puts a view in front of this one, in the manner of ``overlay(alignment:content:)``.
  @_disfavoredOverload
  public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
    modified(by: LayerModifier(layer: overlay, alignment: alignment, isBehind: false))
  }

  /// Puts a style in front of this view, in a shape of the view's size.
  public func overlay(_ style: some ShapeStyle, in shape: some Shape) -> some View {
    overlay { shape.fill(style) }
  }

  /// Draws a line of a width in points inside the view's edges, over the view; layout stays. Widths
  /// that are not above 0 draw nothing.
  public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}
