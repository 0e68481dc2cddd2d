internal import SkeletonUI

extension Catalog {
  @Sendable static func addStacks(_ catalog: inout Catalog) {
    for name in ["VStack", "LazyVStack"] {
      catalog.type(
        name, given("alignment", HorizontalAlignment.self, else: .center),
        given("spacing", CGFloat?.self, else: nil), given("content", Content.self)
      ) { alignment, spacing, content in
        VStack(alignment: alignment, spacing: spacing) { content.view }
      }
    }
    for name in ["HStack", "LazyHStack"] {
      catalog.type(
        name, given("alignment", VerticalAlignment.self, else: .center),
        given("spacing", CGFloat?.self, else: nil), given("content", Content.self)
      ) { alignment, spacing, content in
        HStack(alignment: alignment, spacing: spacing) { content.view }
      }
    }
    catalog.type(
      "ZStack", given("alignment", Alignment.self, else: .center), given("content", Content.self)
    ) { alignment, content in
      ZStack(alignment: alignment) { content.view }
    }
    catalog.type("Spacer", given("minLength", CGFloat?.self, else: nil)) {
      Spacer(minLength: $0)
    }
    catalog.type("Divider") { Divider() }
    catalog.type("EmptyView") { EmptyView() }
    catalog.type("Group", given("content", Content.self)) { content in
      Group { content.view }
    }
    catalog.type("AnyView", given(nil, AnyView.self)) { $0 }
    catalog.type("AnyView", given("erasing", AnyView.self)) { $0 }
    addForEach(&catalog)
  }

  private static func addForEach(_ catalog: inout Catalog) {
    catalog.type(
      "ForEach", given(nil, Elements.self), given("id", NotatedKeyPath?.self, else: nil),
      given("content", ItemContent.self)
    ) { (elements, _, content) throws(NotationError) in
      ViewSequence(
        views: try elements.values.map { (element) throws(NotationError) in try content(element) })
    }
  }
}

/// The elements of an array, a range, a dictionary or a string.
struct Elements: Notated {
  static var notation: String { "collection" }
  let values: [Value]

  static func reading(
    _ value: Value, with evaluator: Evaluator
  ) throws(NotationError) -> Elements? {
    switch value {
    case .array, .range, .dictionary, .string, .text, .binding:
      Elements(values: try evaluator.elements(of: value, evaluator.place).map(\.settled))
    default: nil
    }
  }
}
