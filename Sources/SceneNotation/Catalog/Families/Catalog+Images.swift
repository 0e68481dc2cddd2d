internal import SkeletonUI

extension Catalog {
  @Sendable static func addImages(_ catalog: inout Catalog) {
    let bundle = given("bundle", AnyOpenValue?.self, else: nil)
    catalog.type("Image", given("systemName", SymbolName.self)) { $0.image }
    catalog.type(
      "Image", given("systemName", SymbolName.self), given("variableValue", AnyOpenValue?.self)
    ) { name, _ in name.image }
    catalog.type("Image", given(nil, ImageName.self), bundle) { name, _ in name.image }
    catalog.type("Image", given("decorative", ImageName.self), bundle) { name, _ in name.image }
    catalog.type(
      "Image", given(nil, ImageName.self), bundle, given("label", TextContent.self)
    ) { name, _, _ in name.image }

    catalog.constants("Image.ResizingMode", ["stretch": Image.ResizingMode.stretch, "tile": .tile])
    catalog.constants(
      "Image.TemplateRenderingMode",
      ["template": Image.TemplateRenderingMode.template, "original": .original])
    catalog.constants(
      "Image.Interpolation",
      ["none": Image.Interpolation.none, "low": .low, "medium": .medium, "high": .high])
    catalog.method(
      "resizable", given("capInsets", EdgeInsets.self, else: EdgeInsets()),
      given("resizingMode", Image.ResizingMode.self, else: .stretch)
    ) { (image: Image, caps, mode) in image.resizable(capInsets: caps, resizingMode: mode) }
    catalog.method("renderingMode", given(nil, Image.TemplateRenderingMode?.self)) {
      (image: Image, mode) in image.renderingMode(mode)
    }
    catalog.method("interpolation", given(nil, Image.Interpolation.self)) {
      (image: Image, interpolation) in image.interpolation(interpolation)
    }
    catalog.method("antialiased", given(nil, Bool.self)) { (image: Image, isAntialiased) in
      image.antialiased(isAntialiased)
    }
  }
}

extension Image: NativeNotated { static var notation: String { "Image" } }
extension Image.ResizingMode: NativeNotated {
  static var notation: String { "Image.ResizingMode" }
}
extension Image.TemplateRenderingMode: NativeNotated {
  static var notation: String { "Image.TemplateRenderingMode" }
}
extension Image.Interpolation: NativeNotated {
  static var notation: String { "Image.Interpolation" }
}

/// The name of a picture, with the place of the call that names it.
struct ImageName: Notated {
  static var notation: String { "String" }
  let image: Image

  /// `Image(.hero)` names an asset as well, by the symbol that Xcode makes of its name.
  static func reading(_ value: Value, with evaluator: Evaluator) -> ImageName? {
    let place = evaluator.place
    if case .deferred(let deferred) = value, case .member(nil, let name) = deferred.expression.kind
    {
      return ImageName(image: Image(name, isSymbol: true, at: place))
    }
    return value.stringValue.map { ImageName(image: Image($0, at: place)) }
  }
}

/// The name of a symbol, with the place of the call that names it.
struct SymbolName: Notated {
  static var notation: String { "String" }
  let image: Image

  static func reading(_ value: Value, with evaluator: Evaluator) -> SymbolName? {
    value.stringValue.map { SymbolName(image: Image(systemName: $0, at: evaluator.place)) }
  }
}
