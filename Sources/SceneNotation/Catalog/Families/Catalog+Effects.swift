internal import SkeletonUI

extension Catalog {
  @Sendable static func addEffects(_ catalog: inout Catalog) {
    catalog.method("opacity", given(nil, Double.self)) { (view: AnyView, opacity) in
      view.opacity(opacity)
    }
    catalog.method("hidden") { (view: AnyView) in view.hidden() }
    catalog.method(
      "clipShape", given(nil, AnyNotatedShape.self), given("style", AnyValue?.self, else: nil)
    ) { (view: AnyView, shape, _) in
      func clipped(_ shape: some Shape) -> AnyView { AnyView(view.clipShape(shape)) }
      return clipped(shape.shape)
    }
    catalog.method("clipped", given("antialiased", Bool.self, else: true)) { (view: AnyView, _) in
      view.clipped()
    }
    catalog.method(
      "cornerRadius", given(nil, CGFloat.self), given("antialiased", Bool.self, else: true)
    ) { (view: AnyView, radius, _) in view.cornerRadius(radius) }
    catalog.method("redacted", given("reason", RedactionReasons.self)) { (view: AnyView, reasons) in
      view.redacted(reason: reasons)
    }
    catalog.method("unredacted") { (view: AnyView) in view.unredacted() }
    catalog.method("privacySensitive", given(nil, Bool.self, else: true)) {
      (view: AnyView, isSensitive) in view.privacySensitive(isSensitive)
    }
    catalog.constants(
      "RedactionReasons",
      [
        "placeholder": RedactionReasons.placeholder, "privacy": .privacy,
        "invalidated": .invalidated,
      ])
    catalog.method("modifier", given(nil, WrittenModifier.self)) { (view: AnyView, modifier) in
      modifier.apply(view)
    }
  }
}

/// A modifier that the source declares.
struct WrittenModifier: Notated {
  static var notation: String { "ViewModifier" }
  let apply: (AnyView) -> AnyView

  static func reading(_ value: Value, with evaluator: Evaluator) -> WrittenModifier? {
    guard case .instance(let instance) = value,
      instance.type.conformances.contains("ViewModifier")
    else { return nil }
    return WrittenModifier {
      AnyView(NotatedModifier(instance: instance, content: $0, evaluator: evaluator))
    }
  }
}
