internal import SkeletonUI

extension Catalog {
  @Sendable static func addKit(_ catalog: inout Catalog) {
    for name in ["SK", "SK.Space", "SK.Radius", "SK.Palette", "SK.Type_"] { catalog.type(name) }
    catalog.constant("SK.Space", "xs") { SK.Space.xs }
    catalog.constant("SK.Space", "sm") { SK.Space.sm }
    catalog.constant("SK.Space", "md") { SK.Space.md }
    catalog.constant("SK.Space", "lg") { SK.Space.lg }
    catalog.constant("SK.Space", "xl") { SK.Space.xl }
    catalog.constant("SK.Radius", "sm") { SK.Radius.sm }
    catalog.constant("SK.Radius", "md") { SK.Radius.md }
    catalog.constant("SK.Radius", "lg") { SK.Radius.lg }
    catalog.constant("SK.Palette", "placeholder") { SK.Palette.placeholder }
    catalog.constant("SK.Palette", "surfaceSunken") { SK.Palette.surfaceSunken }
    catalog.constant("SK.Type_", "headline") { SK.Type_.headline }
    catalog.constant("SK.Type_", "callout") { SK.Type_.callout }
    addComponents(&catalog)
    addShimmer(&catalog)
  }

  private static func addComponents(_ catalog: inout Catalog) {
    catalog.constant("SKSkeleton.Shape_", "rect") { SKSkeleton.Shape_.rect }
    catalog.constant("SKSkeleton.Shape_", "circle") { SKSkeleton.Shape_.circle }
    catalog.function(of: "SKSkeleton.Shape_", "text", given("lines", ViewCount.self)) {
      SKSkeleton.Shape_.text(lines: $0.value)
    }
    catalog.type(
      "SKSkeleton", given(nil, SKSkeleton.Shape_.self, else: .rect),
      given("size", CGFloat?.self, else: nil),
      given("cornerRadius", CGFloat.self, else: SK.Radius.sm)
    ) { SKSkeleton($0, size: $1, cornerRadius: $2) }
    catalog.type("SKSkeletonRow", given("showsAvatar", Bool.self, else: true)) {
      SKSkeletonRow(showsAvatar: $0)
    }
  }

  private static func addShimmer(_ catalog: inout Catalog) {
    catalog.constants(
      "SKShimmerStyle.Profile", ["linear": SKShimmerStyle.Profile.linear, "smooth": .smooth])
    catalog.type(
      "SKShimmerStyle", given("highlight", Color.self, else: .white),
      given("strength", Double?.self, else: nil), given("band", Double.self, else: 0.4),
      given("angle", Angle.self, else: .zero),
      given("profile", SKShimmerStyle.Profile.self, else: .linear)
    ) {
      SKShimmerStyle(highlight: $0, strength: $1, band: $2, angle: $3, profile: $4)
    }
    catalog.method(
      "skShimmer", given(nil, Bool.self, else: true),
      given("style", SKShimmerStyle.self, else: SKShimmerStyle())
    ) { (view: AnyView, active, style) in view.skShimmer(active, style: style) }
    catalog.method("skShimmerGroup") { (view: AnyView) in view.skShimmerGroup() }
    catalog.method("skRedacted", given(nil, Bool.self)) { (view: AnyView, isLoading) in
      view.skRedacted(isLoading)
    }
  }
}

/// How many views a component is to make, within the limits.
struct ViewCount: Notated {
  static var notation: String { "Int" }
  let value: Int

  static func reading(
    _ value: Value, with evaluator: Evaluator
  ) throws(NotationError) -> ViewCount? {
    guard let count = try Int.reading(value, with: evaluator) else { return nil }
    try evaluator.countViews(count)
    return ViewCount(value: count)
  }
}
