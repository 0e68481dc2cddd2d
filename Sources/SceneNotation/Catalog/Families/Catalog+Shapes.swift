internal import SkeletonUI

extension Catalog {
  @Sendable static func addShapes(_ catalog: inout Catalog) {
    catalog.type("Shape", takingMembersOf: [])
    catalog.type("Rectangle") { Rectangle() }
    catalog.type("Circle") { Circle() }
    catalog.type("Ellipse") { Ellipse() }
    catalog.type("Capsule", given("style", RoundedCornerStyle.self, else: .continuous)) {
      Capsule(style: $0)
    }
    catalog.type(
      "RoundedRectangle", given("cornerRadius", CGFloat.self),
      given("style", RoundedCornerStyle.self, else: .continuous)
    ) { RoundedRectangle(cornerRadius: $0, style: $1) }
    catalog.type(
      "RoundedRectangle", given("cornerSize", CGSize.self),
      given("style", RoundedCornerStyle.self, else: .continuous)
    ) { RoundedRectangle(cornerSize: $0, style: $1) }
    catalog.constants(
      "RoundedCornerStyle",
      ["circular": RoundedCornerStyle.circular, "continuous": .continuous])
    catalog.constant("Shape", "rect") { Rectangle() }
    catalog.constant("Shape", "circle") { Circle() }
    catalog.constant("Shape", "ellipse") { Ellipse() }
    catalog.constant("Shape", "capsule") { Capsule() }
    catalog.function(
      of: "Shape", "rect", given("cornerRadius", CGFloat.self),
      given("style", RoundedCornerStyle.self, else: .continuous)
    ) { RoundedRectangle(cornerRadius: $0, style: $1) }
    catalog.function(
      of: "Shape", "capsule", given("style", RoundedCornerStyle.self, else: .continuous)
    ) { Capsule(style: $0) }
    addPainting(&catalog)
    addBorders(&catalog)
  }

  private static func addPainting(_ catalog: inout Catalog) {
    catalog.method("fill", given(nil, AnyShapeStyle.self, else: AnyShapeStyle(.foreground))) {
      (shape: AnyNotatedShape, style) in
      func fill(_ shape: some Shape) -> any View { shape.fill(style) }
      return AnyView(fill(shape.shape))
    }
    catalog.method(
      "stroke", given(nil, AnyShapeStyle.self, else: AnyShapeStyle(.foreground)),
      given("lineWidth", CGFloat.self, else: 1)
    ) { (shape: AnyNotatedShape, style, width) in
      func stroke(_ shape: some Shape) -> any View { shape.stroke(style, lineWidth: width) }
      return AnyView(stroke(shape.shape))
    }
    catalog.method(
      "stroke", given(nil, AnyShapeStyle.self, else: AnyShapeStyle(.foreground)),
      given("style", StrokeStyle.self)
    ) { (shape: AnyNotatedShape, style, stroke) in
      func stroked(_ shape: some Shape) -> any View { shape.stroke(style, style: stroke) }
      return AnyView(stroked(shape.shape))
    }
    catalog.method("path", given("in", CGRect.self)) { (shape: AnyNotatedShape, rect) in
      shape.shape.path(in: rect)
    }
    catalog.method("inset", given("by", CGFloat.self)) { (shape: AnyInsettableShape, amount) in
      func inset(_ shape: some InsettableShape) -> Any { shape.inset(by: amount) }
      return inset(shape.shape)
    }
  }

  private static func addBorders(_ catalog: inout Catalog) {
    catalog.method(
      "strokeBorder", given(nil, AnyShapeStyle.self, else: AnyShapeStyle(.foreground)),
      given("lineWidth", CGFloat.self, else: 1)
    ) { (shape: AnyInsettableShape, style, width) in
      func border(_ shape: some InsettableShape) -> any View {
        shape.strokeBorder(style, lineWidth: width)
      }
      return AnyView(border(shape.shape))
    }
    catalog.method(
      "strokeBorder", given(nil, AnyShapeStyle.self, else: AnyShapeStyle(.foreground)),
      given("style", StrokeStyle.self)
    ) { (shape: AnyInsettableShape, style, stroke) in
      func border(_ shape: some InsettableShape) -> any View {
        shape.strokeBorder(style, style: stroke)
      }
      return AnyView(border(shape.shape))
    }
    catalog.type(
      "StrokeStyle", given("lineWidth", CGFloat.self, else: 1),
      given("lineCap", CGLineCap.self, else: .butt),
      given("lineJoin", CGLineJoin.self, else: .miter),
      given("miterLimit", CGFloat.self, else: 10), given("dash", [CGFloat].self, else: []),
      given("dashPhase", CGFloat.self, else: 0)
    ) { width, cap, join, limit, dash, phase in
      StrokeStyle(
        lineWidth: width, lineCap: cap, lineJoin: join, miterLimit: limit, dash: dash,
        dashPhase: phase)
    }
    catalog.constants(
      "CGLineCap", ["butt": CGLineCap.butt, "round": .round, "square": .square])
    catalog.constants(
      "CGLineJoin", ["miter": CGLineJoin.miter, "round": .round, "bevel": .bevel])
  }
}
