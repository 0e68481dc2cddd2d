internal import SkeletonUI

extension Catalog {
  @Sendable static func addFrames(_ catalog: inout Catalog) {
    catalog.method(
      "frame", given("width", CGFloat?.self, else: nil), given("height", CGFloat?.self, else: nil),
      given("alignment", Alignment.self, else: .center)
    ) { (view: AnyView, width, height, alignment) in
      view.frame(width: width, height: height, alignment: alignment)
    }
    catalog.method(
      "frame", given("minWidth", CGFloat?.self, else: nil),
      given("idealWidth", CGFloat?.self, else: nil), given("maxWidth", CGFloat?.self, else: nil),
      given("minHeight", CGFloat?.self, else: nil),
      given("idealHeight", CGFloat?.self, else: nil),
      given("maxHeight", CGFloat?.self, else: nil),
      given("alignment", Alignment.self, else: .center)
    ) {
      (view: AnyView, minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight, alignment)
      in
      view.frame(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)
    }
    addPadding(&catalog)
    addSizes(&catalog)
    addAlignments(&catalog)
  }

  private static func addPadding(_ catalog: inout Catalog) {
    catalog.method("padding", given(nil, CGFloat.self)) { (view: AnyView, length) in
      view.padding(length)
    }
    catalog.method(
      "padding", given(nil, Edge.Set.self, else: .all), given(nil, CGFloat?.self, else: nil)
    ) { (view: AnyView, edges, length) in view.padding(edges, length) }
    catalog.method("padding", given(nil, EdgeInsets.self)) { (view: AnyView, insets) in
      view.padding(insets)
    }
    catalog.type(
      "EdgeInsets", given("top", CGFloat.self, else: 0), given("leading", CGFloat.self, else: 0),
      given("bottom", CGFloat.self, else: 0), given("trailing", CGFloat.self, else: 0)
    ) { EdgeInsets(top: $0, leading: $1, bottom: $2, trailing: $3) }
    catalog.constants(
      "Edge.Set",
      [
        "top": Edge.Set.top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
        "horizontal": .horizontal, "vertical": .vertical, "all": .all,
      ])
    catalog.constants("Axis.Set", ["horizontal": Axis.Set.horizontal, "vertical": .vertical])
  }

  private static func addSizes(_ catalog: inout Catalog) {
    catalog.method("fixedSize") { (view: AnyView) in view.fixedSize() }
    catalog.method("fixedSize", given("horizontal", Bool.self), given("vertical", Bool.self)) {
      (view: AnyView, horizontal, vertical) in
      view.fixedSize(horizontal: horizontal, vertical: vertical)
    }
    catalog.method(
      "aspectRatio", given(nil, CGFloat?.self, else: nil),
      given("contentMode", ContentMode.self)
    ) { (view: AnyView, ratio, mode) in view.aspectRatio(ratio, contentMode: mode) }
    catalog.method(
      "aspectRatio", given(nil, CGSize.self), given("contentMode", ContentMode.self)
    ) { (view: AnyView, ratio, mode) in view.aspectRatio(ratio, contentMode: mode) }
    catalog.method("scaledToFit") { (view: AnyView) in view.scaledToFit() }
    catalog.method("scaledToFill") { (view: AnyView) in view.scaledToFill() }
    catalog.constants("ContentMode", ["fit": ContentMode.fit, "fill": .fill])
    catalog.method("layoutPriority", given(nil, Double.self)) { (view: AnyView, priority) in
      view.layoutPriority(priority)
    }
  }

  private static func addAlignments(_ catalog: inout Catalog) {
    catalog.constants(
      "HorizontalAlignment",
      ["leading": HorizontalAlignment.leading, "center": .center, "trailing": .trailing])
    catalog.constants(
      "VerticalAlignment",
      [
        "top": VerticalAlignment.top, "center": .center, "bottom": .bottom,
        "firstTextBaseline": .firstTextBaseline, "lastTextBaseline": .lastTextBaseline,
      ])
    catalog.constants(
      "Alignment",
      [
        "topLeading": Alignment.topLeading, "top": .top, "topTrailing": .topTrailing,
        "leading": .leading, "center": .center, "trailing": .trailing,
        "bottomLeading": .bottomLeading, "bottom": .bottom, "bottomTrailing": .bottomTrailing,
        "leadingFirstTextBaseline": .leadingFirstTextBaseline,
        "centerFirstTextBaseline": .centerFirstTextBaseline,
        "trailingFirstTextBaseline": .trailingFirstTextBaseline,
        "leadingLastTextBaseline": .leadingLastTextBaseline,
        "centerLastTextBaseline": .centerLastTextBaseline,
        "trailingLastTextBaseline": .trailingLastTextBaseline,
      ])
    catalog.type(
      "Alignment", given("horizontal", HorizontalAlignment.self),
      given("vertical", VerticalAlignment.self)
    ) { Alignment(horizontal: $0, vertical: $1) }
  }
}
