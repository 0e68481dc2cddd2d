internal import SkeletonUI

extension Catalog {
  @Sendable static func addEnvironment(_ catalog: inout Catalog) {
    catalog.constants("ColorScheme", ["light": ColorScheme.light, "dark": .dark])
    catalog.constants(
      "LayoutDirection",
      ["leftToRight": LayoutDirection.leftToRight, "rightToLeft": .rightToLeft])
    catalog.constants(
      "UserInterfaceSizeClass",
      ["compact": UserInterfaceSizeClass.compact, "regular": .regular])
    catalog.constants(
      "DynamicTypeSize",
      [
        "xSmall": DynamicTypeSize.xSmall, "small": .small, "medium": .medium, "large": .large,
        "xLarge": .xLarge, "xxLarge": .xxLarge, "xxxLarge": .xxxLarge,
        "accessibility1": .accessibility1, "accessibility2": .accessibility2,
        "accessibility3": .accessibility3, "accessibility4": .accessibility4,
        "accessibility5": .accessibility5,
      ])
    catalog.property("isAccessibilitySize") { (size: DynamicTypeSize) in size.isAccessibilitySize }
    catalog.property("isEmpty") { (reasons: RedactionReasons) in reasons.isEmpty }
    catalog.method("contains", given(nil, RedactionReasons.self)) {
      (reasons: RedactionReasons, other) in reasons.contains(other)
    }
    catalog.method("preferredColorScheme", given(nil, ColorScheme?.self)) {
      (view: AnyView, scheme) in view.preferredColorScheme(scheme)
    }
    catalog.method("dynamicTypeSize", given(nil, DynamicTypeSize.self)) { (view: AnyView, size) in
      view.dynamicTypeSize(size)
    }
    catalog.method("disabled", given(nil, Bool.self)) { (view: AnyView, isDisabled) in
      view.disabled(isDisabled)
    }
    catalog.method("environment", given(nil, EnvironmentName.self), given(nil, OpenValue.self)) {
      (view: AnyView, name, value) throws(NotationError) in try name.set(value, on: view)
    }
  }
}

/// A value whose type another argument decides.
struct OpenValue: Notated {
  static var notation: String { "any value" }
  let value: Value
  let evaluator: Evaluator

  static func reading(_ value: Value, with evaluator: Evaluator) -> OpenValue? {
    OpenValue(value: value, evaluator: evaluator)
  }

  func read<T: Notated>(as type: T.Type) throws(NotationError) -> T {
    guard let result = try T.reading(value, with: evaluator) else {
      throw evaluator.fail("cannot convert \(evaluator.typeName(of: value)) to \(T.notation)")
    }
    return result
  }
}

/// `\.colorScheme` and its like.
struct EnvironmentName: Notated {
  static var notation: String { "key path" }
  let name: String

  static func reading(_ value: Value, with evaluator: Evaluator) -> EnvironmentName? {
    guard case .keyPath(let names) = value, names.count == 1 else { return nil }
    return EnvironmentName(name: names[0])
  }

  func set(_ value: OpenValue, on view: AnyView) throws(NotationError) -> AnyView {
    func setting<T: Notated>(_ path: WritableKeyPath<EnvironmentValues, T>) throws(NotationError)
      -> AnyView
    {
      AnyView(view.environment(path, try value.read(as: T.self)))
    }
    switch name {
    case "colorScheme": return try setting(\.colorScheme)
    case "layoutDirection": return try setting(\.layoutDirection)
    case "dynamicTypeSize": return try setting(\.dynamicTypeSize)
    case "redactionReasons": return try setting(\.redactionReasons)
    case "isEnabled": return try setting(\.isEnabled)
    case "isLoading": return try setting(\.isLoading)
    case "lineLimit": return try setting(\.lineLimit)
    case "lineSpacing": return try setting(\.lineSpacing)
    case "font": return try setting(\.font)
    case "multilineTextAlignment": return try setting(\.multilineTextAlignment)
    case "displayScale": return try setting(\.displayScale)
    default: return try setDeclared(value, on: view)
    }
  }

  /// A value that the source declares; others exist in SwiftUI but nothing drawn depends on them.
  private func setDeclared(_ value: OpenValue, on view: AnyView) throws(NotationError) -> AnyView {
    let declared = value.evaluator.program.extensions["EnvironmentValues"]?.variables[name]
    let settled = try value.evaluator.convert(
      value.value, to: declared?.type, value.evaluator.globalScope, value.evaluator.place)
    return AnyView(
      view.transformEnvironment(\.self) { $0[NotatedEnvironment.self][name] = settled })
  }
}
