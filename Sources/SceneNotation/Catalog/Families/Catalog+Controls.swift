internal import SkeletonUI

extension Catalog {
  @Sendable static func addControls(_ catalog: inout Catalog) {
    addButtons(&catalog)
    addLabels(&catalog)
    addLinks(&catalog)
    catalog.type("Binding", given("get", Callable.self), given("set", UncalledClosure.self)) {
      (get, _) throws(NotationError) in Value.binding(BindingValue(try get()))
    }
    catalog.function(of: "Binding", "constant", given(nil, AnyValue.self)) {
      Value.binding(BindingValue($0.value))
    }
    for wrapper in ["State", "StateObject", "ObservedObject"] {
      catalog.type(wrapper, given("wrappedValue", AnyValue.self)) { $0.value }
      catalog.type(wrapper, given("initialValue", AnyValue.self)) { $0.value }
    }
  }

  private static func addButtons(_ catalog: inout Catalog) {
    let role = given("role", ButtonRole?.self, else: nil)
    catalog.constants(
      "ButtonRole", ["destructive": ButtonRole.destructive, "cancel": .cancel])
    catalog.type(
      "Button", role, given("action", UncalledClosure.self), given("label", Content.self)
    ) { role, _, label in
      Button(role: role, action: {}) { label.view }
    }
    catalog.type(
      "Button", given(nil, TextContent.self), role, given("action", UncalledClosure.self)
    ) {
      title, role, _ in
      Button(role: role, action: {}) { title.text }
    }
    catalog.type(
      "Button", given(nil, TextContent.self), given("systemImage", SymbolName.self), role,
      given("action", UncalledClosure.self)
    ) { title, image, role, _ in
      Button(role: role, action: {}) {
        Label {
          title.text
        } icon: {
          image.image
        }
      }
    }
    catalog.constants(
      "SystemButtonStyle",
      [
        "automatic": SystemButtonStyle.automatic, "borderless": .borderless, "plain": .plain,
        "bordered": .bordered, "borderedProminent": .borderedProminent,
      ])
    catalog.method("buttonStyle", given(nil, SystemButtonStyle.self)) { (view: AnyView, style) in
      view.buttonStyle(style)
    }
  }

  private static func addLabels(_ catalog: inout Catalog) {
    catalog.type("Label", given(nil, TextContent.self), given("systemImage", SymbolName.self)) {
      title, image in
      Label {
        title.text
      } icon: {
        image.image
      }
    }
    catalog.type("Label", given(nil, TextContent.self), given("image", ImageName.self)) {
      title, name in
      Label {
        title.text
      } icon: {
        name.image
      }
    }
    catalog.type("Label", given("title", Content.self), given("icon", Content.self)) {
      title, icon in
      Label {
        title.view
      } icon: {
        icon.view
      }
    }
    catalog.constants(
      "SystemLabelStyle",
      [
        "automatic": SystemLabelStyle.automatic, "titleAndIcon": .titleAndIcon,
        "titleOnly": .titleOnly, "iconOnly": .iconOnly,
      ])
    catalog.method("labelStyle", given(nil, SystemLabelStyle.self)) { (view: AnyView, style) in
      view.labelStyle(style)
    }
  }

  private static func addLinks(_ catalog: inout Catalog) {
    catalog.type(
      "NavigationLink", given("destination", UncalledClosure.self), given("label", Content.self)
    ) { _, label in
      NavigationLink(destination: { EmptyView() }) { label.view }
    }
    for parameter in ["value", "destination"] {
      catalog.type(
        "NavigationLink", given(parameter, AnyOpenValue.self), given("label", Content.self)
      ) { _, label in
        NavigationLink(destination: { EmptyView() }) { label.view }
      }
      catalog.type(
        "NavigationLink", given(nil, TextContent.self), given(parameter, AnyOpenValue.self)
      ) { title, _ in
        NavigationLink(destination: { EmptyView() }) { title.text }
      }
    }
    catalog.type(
      "NavigationLink", given(nil, TextContent.self), given("destination", UncalledClosure.self)
    ) { title, _ in
      NavigationLink(destination: { EmptyView() }) { title.text }
    }
  }
}

/// An argument that a picture has no use of.
struct AnyOpenValue: Notated {
  static var notation: String { "any value" }
  static func reading(_ value: Value, with evaluator: Evaluator) -> AnyOpenValue? {
    AnyOpenValue()
  }
}
