internal import SkeletonUI

extension Catalog {
  @Sendable static func addLayers(_ catalog: inout Catalog) {
    addBackgrounds(&catalog)
    addOverlays(&catalog)
    catalog.method(
      "border", given(nil, AnyShapeStyle.self), given("width", CGFloat.self, else: 1)
    ) { (view: AnyView, style, width) in view.border(style, width: width) }
  }

  private static func addBackgrounds(_ catalog: inout Catalog) {
    catalog.method("background", given(nil, AnyShapeStyle.self), given("in", AnyNotatedShape.self))
    { (view: AnyView, style, shape) in
      func filled(_ shape: some Shape) -> AnyView { AnyView(view.background(style, in: shape)) }
      return filled(shape.shape)
    }
    catalog.method("background", given("in", AnyNotatedShape.self)) { (view: AnyView, shape) in
      func filled(_ shape: some Shape) -> AnyView { AnyView(view.background(in: shape)) }
      return filled(shape.shape)
    }
    catalog.method(
      "background", given(nil, NamedStyle.self),
      given("ignoresSafeAreaEdges", Edge.Set.self, else: .all)
    ) { (view: AnyView, style, edges) in
      func filled(_ style: some ShapeStyle) -> AnyView {
        AnyView(view.background(style, ignoresSafeAreaEdges: edges))
      }
      return filled(style.style)
    }
    catalog.method(
      "background", given("alignment", Alignment.self, else: .center),
      given("content", Content.self)
    ) { (view: AnyView, alignment, content) in
      view.background(alignment: alignment) { content.view }
    }
    catalog.method(
      "background", given(nil, AnyView.self), given("alignment", Alignment.self, else: .center)
    ) { (view: AnyView, layer, alignment) in view.background(layer, alignment: alignment) }
  }

  private static func addOverlays(_ catalog: inout Catalog) {
    catalog.method("overlay", given(nil, AnyShapeStyle.self), given("in", AnyNotatedShape.self)) {
      (view: AnyView, style, shape) in
      func filled(_ shape: some Shape) -> AnyView { AnyView(view.overlay(style, in: shape)) }
      return filled(shape.shape)
    }
    catalog.method(
      "overlay", given(nil, NamedStyle.self),
      given("ignoresSafeAreaEdges", Edge.Set.self, else: .all)
    ) { (view: AnyView, style, edges) in
      func filled(_ style: some ShapeStyle) -> AnyView {
        AnyView(view.overlay(style, ignoresSafeAreaEdges: edges))
      }
      return filled(style.style)
    }
    catalog.method(
      "overlay", given("alignment", Alignment.self, else: .center), given("content", Content.self)
    ) { (view: AnyView, alignment, content) in
      view.overlay(alignment: alignment) { content.view }
    }
    catalog.method(
      "overlay", given(nil, AnyView.self), given("alignment", Alignment.self, else: .center)
    ) { (view: AnyView, layer, alignment) in view.overlay(layer, alignment: alignment) }
  }
}

/// A style with its own type kept, which names the layer in listings.
struct NamedStyle: Notated {
  static var notation: String { "ShapeStyle" }
  let style: any ShapeStyle

  static func reading(
    _ value: Value, with evaluator: Evaluator
  ) throws(NotationError) -> NamedStyle? {
    guard case .native(let native)? = try evaluator.resolved(value, as: notation) else {
      return nil
    }
    return (native as? any ShapeStyle).map { NamedStyle(style: $0) }
  }
}
