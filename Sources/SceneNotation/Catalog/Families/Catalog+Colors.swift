internal import SkeletonUI

extension Catalog {
  @Sendable static func addColors(_ catalog: inout Catalog) {
    catalog.type("ShapeStyle", takingMembersOf: ["Color"])
    catalog.type("AnyShapeStyle", given(nil, AnyShapeStyle.self)) { $0 }
    catalog.constants(
      "Color",
      [
        "red": Color.red, "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint,
        "teal": .teal, "cyan": .cyan, "blue": .blue, "indigo": .indigo, "purple": .purple,
        "pink": .pink, "brown": .brown, "gray": .gray, "black": .black, "white": .white,
        "clear": .clear, "primary": .primary, "secondary": .secondary,
        "accentColor": .accentColor,
      ])
    catalog.constant("Color.RGBColorSpace", "sRGB") { Color.RGBColorSpace.sRGB }
    addColorInitializers(&catalog)
    catalog.method("opacity", given(nil, Double.self)) { (color: Color, opacity) in
      color.opacity(opacity)
    }
    catalog.property("gradient") { (color: Color) in color.gradient }
    addLevels(&catalog)
    addSystemColors(&catalog)
  }

  private static func addColorInitializers(_ catalog: inout Catalog) {
    catalog.type(
      "Color", given(nil, ColorSpaceName.self, else: ColorSpaceName()),
      given("red", Double.self), given("green", Double.self), given("blue", Double.self),
      given("opacity", Double.self, else: 1)
    ) { Color(red: $1, green: $2, blue: $3, opacity: $4) }
    catalog.type(
      "Color", given(nil, ColorSpaceName.self, else: ColorSpaceName()),
      given("white", Double.self), given("opacity", Double.self, else: 1)
    ) { Color(white: $1, opacity: $2) }
    catalog.type(
      "Color", given("hue", Double.self), given("saturation", Double.self),
      given("brightness", Double.self), given("opacity", Double.self, else: 1)
    ) { Color(hue: $0, saturation: $1, brightness: $2, opacity: $3) }
    catalog.type(
      "Color", given(nil, AssetColor.self), given("bundle", AnyOpenValue?.self, else: nil)
    ) {
      name, _ in name.color
    }
    catalog.type("Color", given("uiColor", UIColor.self)) { Color(uiColor: $0) }
    catalog.type("Color", given(nil, UIColor.self)) { Color($0) }
  }

  private static func addLevels(_ catalog: inout Catalog) {
    catalog.constants(
      "ShapeStyle",
      [
        "primary": HierarchicalShapeStyle.primary, "secondary": .secondary, "tertiary": .tertiary,
        "quaternary": .quaternary,
      ])
    catalog.constant("ShapeStyle", "foreground") { ForegroundStyle() }
    catalog.constant("ShapeStyle", "background") { BackgroundStyle() }
    catalog.constant("ShapeStyle", "tint") { TintShapeStyle() }
    catalog.constant("ShapeStyle", "separator") { Color(uiColor: .separator) }
    catalog.constant("ShapeStyle", "placeholder") { Color(uiColor: .placeholderText) }
    catalog.constant("ShapeStyle", "fill") { Color(uiColor: .systemFill) }
    // Materials blur what is behind them; over a plain background they are nearly its colour.
    for name in [
      "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial",
      "ultraThickMaterial", "bar",
    ] {
      catalog.constant("ShapeStyle", name) { Color(uiColor: .secondarySystemBackground) }
    }
  }

  private static func addSystemColors(_ catalog: inout Catalog) {
    catalog.constants(
      "UIColor",
      [
        "systemGray": UIColor.systemGray, "systemGray2": .systemGray2,
        "systemGray3": .systemGray3, "systemGray4": .systemGray4, "systemGray5": .systemGray5,
        "systemGray6": .systemGray6, "label": .label, "secondaryLabel": .secondaryLabel,
        "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel,
        "placeholderText": .placeholderText, "systemFill": .systemFill,
        "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
        "quaternarySystemFill": .quaternarySystemFill, "separator": .separator,
        "opaqueSeparator": .opaqueSeparator, "systemBackground": .systemBackground,
        "secondarySystemBackground": .secondarySystemBackground,
        "tertiarySystemBackground": .tertiarySystemBackground,
        "systemGroupedBackground": .systemGroupedBackground,
        "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
        "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
        "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal,
        "systemCyan": .systemCyan, "systemBlue": .systemBlue, "systemIndigo": .systemIndigo,
        "systemPurple": .systemPurple, "systemPink": .systemPink, "systemBrown": .systemBrown,
        "black": .black, "white": .white, "clear": .clear,
      ])
  }
}

/// `.sRGB` and its like before the components; all are taken as sRGB.
struct ColorSpaceName: Notated {
  static var notation: String { "Color.RGBColorSpace" }
  static func reading(
    _ value: Value, with evaluator: Evaluator
  ) throws(NotationError) -> ColorSpaceName? {
    if case .native(let native)? = try evaluator.resolved(value, as: notation),
      native is Color.RGBColorSpace
    {
      return ColorSpaceName()
    }
    return nil
  }
}

/// The name of a colour set of an asset catalog, which is not read.
struct AssetColor: Notated {
  static var notation: String { "Color" }
  let color: Color

  static func reading(
    _ value: Value, with evaluator: Evaluator
  ) throws(NotationError) -> AssetColor? {
    guard let name = value.stringValue else { return nil }
    throw evaluator.fail("the colour '\(name)' is not known: \(advice)")
  }

  static let advice = """
    colours of asset catalogs are not read, so declare it in the file, as in extension Color { \
    static let accent = Color(red: 0.2, green: 0.4, blue: 1) }
    """
}
