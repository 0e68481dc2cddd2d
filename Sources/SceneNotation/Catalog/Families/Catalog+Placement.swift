internal import SkeletonUI

extension Catalog {
  @Sendable static func addPlacement(_ catalog: inout Catalog) {
    catalog.method(
      "offset", given("x", CGFloat.self, else: 0), given("y", CGFloat.self, else: 0)
    ) { (view: AnyView, x, y) in view.offset(x: x, y: y) }
    catalog.method("offset", given(nil, CGSize.self)) { (view: AnyView, size) in
      view.offset(size)
    }
    catalog.method(
      "position", given("x", CGFloat.self, else: 0), given("y", CGFloat.self, else: 0)
    ) { (view: AnyView, x, y) in view.position(x: x, y: y) }
    catalog.method("position", given(nil, CGPoint.self)) { (view: AnyView, point) in
      view.position(point)
    }
    catalog.method("zIndex", given(nil, Double.self)) { (view: AnyView, index) in
      view.zIndex(index)
    }
    catalog.method("id", given(nil, ViewIdentifier.self)) { (view: AnyView, id) in
      view.id(id.text)
    }
    addGuides(&catalog)
  }

  private static func addGuides(_ catalog: inout Catalog) {
    catalog.method(
      "alignmentGuide", given(nil, HorizontalAlignment.self),
      given("computeValue", GuideClosure.self)
    ) { (view: AnyView, guide, closure) in
      view.alignmentGuide(guide, computeValue: closure.value)
    }
    catalog.method(
      "alignmentGuide", given(nil, VerticalAlignment.self),
      given("computeValue", GuideClosure.self)
    ) { (view: AnyView, guide, closure) in
      view.alignmentGuide(guide, computeValue: closure.value)
    }
    catalog.property("width") { (dimensions: ViewDimensions) in Double(dimensions.width) }
    catalog.property("height") { (dimensions: ViewDimensions) in Double(dimensions.height) }
  }
}

/// What `.id` is given, as text.
struct ViewIdentifier: Notated {
  static var notation: String { "identifier" }
  let text: String

  static func reading(
    _ value: Value, with evaluator: Evaluator
  ) throws(NotationError) -> ViewIdentifier? {
    ViewIdentifier(text: try evaluator.description(of: value))
  }
}

/// The closure of an alignment guide, asked while the picture is laid out.
struct GuideClosure: Notated {
  static var notation: String { "closure" }
  static var takesClosure: Bool { true }
  let value: (ViewDimensions) -> CGFloat

  static func reading(_ value: Value, with evaluator: Evaluator) -> GuideClosure? {
    guard let closure = Callable.reading(value, with: evaluator) else { return nil }
    return GuideClosure { dimensions in
      guard evaluator.failure == nil else { return 0 }
      do throws(NotationError) {
        let value = try closure(.native(dimensions))
        return try CGFloat.reading(value, with: evaluator) ?? 0
      } catch {
        evaluator.failure = error
        return 0
      }
    }
  }
}
