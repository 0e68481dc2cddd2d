internal import SkeletonUI

extension Catalog {
  @Sendable static func addFonts(_ catalog: inout Catalog) {
    catalog.constants(
      "Font",
      [
        "largeTitle": Font.largeTitle, "title": .title, "title2": .title2, "title3": .title3,
        "headline": .headline, "body": .body, "callout": .callout, "subheadline": .subheadline,
        "footnote": .footnote, "caption": .caption, "caption2": .caption2,
      ])
    catalog.constants(
      "Font.TextStyle",
      [
        "largeTitle": Font.TextStyle.largeTitle, "title": .title, "title2": .title2,
        "title3": .title3, "headline": .headline, "body": .body, "callout": .callout,
        "subheadline": .subheadline, "footnote": .footnote, "caption": .caption,
        "caption2": .caption2,
      ])
    catalog.constants(
      "Font.Weight",
      [
        "ultraLight": Font.Weight.ultraLight, "thin": .thin, "light": .light,
        "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold,
        "heavy": .heavy, "black": .black,
      ])
    catalog.constants(
      "Font.Design",
      [
        "default": Font.Design.default, "serif": .serif, "rounded": .rounded,
        "monospaced": .monospaced,
      ])
    addFontFunctions(&catalog)
  }

  private static func addFontFunctions(_ catalog: inout Catalog) {
    let design = given("design", Font.Design?.self, else: nil)
    let weight = given("weight", Font.Weight?.self, else: nil)
    catalog.function(of: "Font", "system", given("size", CGFloat.self), weight, design) {
      Font.system(size: $0, weight: $1, design: $2)
    }
    catalog.function(of: "Font", "system", given(nil, Font.TextStyle.self), design, weight) {
      Font.system($0, design: $1, weight: $2)
    }
    catalog.function(
      of: "Font", "custom", given(nil, String.self), given("size", CGFloat.self),
      given("relativeTo", Font.TextStyle?.self, else: nil)
    ) { name, size, _ in Font.custom(name, size: size) }
    catalog.function(
      of: "Font", "custom", given(nil, String.self), given("fixedSize", CGFloat.self)
    ) { Font.custom($0, fixedSize: $1) }
    catalog.method("weight", given(nil, Font.Weight.self)) { (font: Font, weight) in
      font.weight(weight)
    }
    catalog.method("bold") { (font: Font) in font.bold() }
    catalog.method("italic") { (font: Font) in font.italic() }
    catalog.method("monospacedDigit") { (font: Font) in font }
    catalog.method("monospaced") { (font: Font) in font }
    catalog.method("smallCaps") { (font: Font) in font }
    catalog.method("leading", given(nil, AnyValue.self)) { (font: Font, _) in font }
  }
}
