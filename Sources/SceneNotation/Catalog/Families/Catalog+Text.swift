internal import SkeletonUI

extension Catalog {
  @Sendable static func addText(_ catalog: inout Catalog) {
    catalog.type("Text", given(nil, TextContent.self)) { $0.text }
    catalog.type("Text", given("verbatim", VerbatimText.self)) { $0.text }
    catalog.type("LocalizedStringKey", given(nil, TextContent.self)) { $0.text }
    catalog.method("font", given(nil, Font?.self)) { (text: Text, font) in text.font(font) }
    catalog.method("bold", given(nil, Bool.self, else: true)) { (text: Text, isActive) in
      text.bold(isActive)
    }
    catalog.method("italic", given(nil, Bool.self, else: true)) { (text: Text, isActive) in
      text.italic(isActive)
    }
    catalog.method("fontWeight", given(nil, Font.Weight?.self)) { (text: Text, weight) in
      text.fontWeight(weight)
    }
    catalog.method("tracking", given(nil, CGFloat.self)) { (text: Text, tracking) in
      text.tracking(tracking)
    }
    catalog.method("kerning", given(nil, CGFloat.self)) { (text: Text, kerning) in
      text.kerning(kerning)
    }
    catalog.method("foregroundStyle", given(nil, AnyShapeStyle.self)) { (text: Text, style) in
      text.foregroundStyle(style)
    }
    catalog.method("foregroundColor", given(nil, Color?.self)) { (text: Text, color) in
      text.foregroundColor(color)
    }
    catalog.method("monospacedDigit") { (text: Text) in text }
    catalog.constants(
      "TextAlignment", ["leading": TextAlignment.leading, "center": .center, "trailing": .trailing])
    addTextModifiers(&catalog)
  }

  private static func addTextModifiers(_ catalog: inout Catalog) {
    catalog.method("font", given(nil, Font?.self)) { (view: AnyView, font) in view.font(font) }
    catalog.method("bold", given(nil, Bool.self, else: true)) { (view: AnyView, isActive) in
      view.bold(isActive)
    }
    catalog.method("italic", given(nil, Bool.self, else: true)) { (view: AnyView, isActive) in
      view.italic(isActive)
    }
    catalog.method("fontWeight", given(nil, Font.Weight?.self)) { (view: AnyView, weight) in
      view.fontWeight(weight)
    }
    catalog.method("tracking", given(nil, CGFloat.self)) { (view: AnyView, tracking) in
      view.tracking(tracking)
    }
    catalog.method("kerning", given(nil, CGFloat.self)) { (view: AnyView, kerning) in
      view.kerning(kerning)
    }
    catalog.method("lineLimit", given(nil, Int?.self)) { (view: AnyView, number) in
      view.lineLimit(number)
    }
    catalog.method("lineSpacing", given(nil, CGFloat.self)) { (view: AnyView, spacing) in
      view.lineSpacing(spacing)
    }
    catalog.method("multilineTextAlignment", given(nil, TextAlignment.self)) {
      (view: AnyView, alignment) in view.multilineTextAlignment(alignment)
    }
    catalog.method("monospacedDigit") { (view: AnyView) in view }
  }
}
