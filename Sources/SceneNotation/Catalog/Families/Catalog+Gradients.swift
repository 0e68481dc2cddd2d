internal import SkeletonUI

extension Catalog {
  @Sendable static func addGradients(_ catalog: inout Catalog) {
    catalog.type("Gradient", given("colors", [Color].self)) { Gradient(colors: $0) }
    catalog.type("Gradient", given("stops", [Gradient.Stop].self)) { Gradient(stops: $0) }
    for name in ["Gradient.Stop"] {
      catalog.type(name, given("color", Color.self), given("location", CGFloat.self)) {
        Gradient.Stop(color: $0, location: $1)
      }
    }
    addLinear(&catalog)
    catalog.constants(
      "UnitPoint",
      [
        "zero": UnitPoint.zero, "topLeading": .topLeading, "top": .top,
        "topTrailing": .topTrailing, "leading": .leading, "center": .center,
        "trailing": .trailing, "bottomLeading": .bottomLeading, "bottom": .bottom,
        "bottomTrailing": .bottomTrailing,
      ])
    catalog.type(
      "UnitPoint", given("x", CGFloat.self, else: 0), given("y", CGFloat.self, else: 0)
    ) { UnitPoint(x: $0, y: $1) }
    catalog.constant("Angle", "zero") { Angle.zero }
    catalog.function(of: "Angle", "degrees", given(nil, Double.self)) { Angle.degrees($0) }
    catalog.function(of: "Angle", "radians", given(nil, Double.self)) { Angle.radians($0) }
    catalog.type("Angle", given("degrees", Double.self)) { Angle(degrees: $0) }
    catalog.type("Angle", given("radians", Double.self)) { Angle(radians: $0) }
  }

  private static func addLinear(_ catalog: inout Catalog) {
    let start = given("startPoint", UnitPoint.self)
    let end = given("endPoint", UnitPoint.self)
    catalog.type("LinearGradient", given("colors", [Color].self), start, end) {
      LinearGradient(colors: $0, startPoint: $1, endPoint: $2)
    }
    catalog.type("LinearGradient", given("stops", [Gradient.Stop].self), start, end) {
      LinearGradient(stops: $0, startPoint: $1, endPoint: $2)
    }
    catalog.type("LinearGradient", given("gradient", Gradient.self), start, end) {
      LinearGradient(gradient: $0, startPoint: $1, endPoint: $2)
    }
    catalog.function(
      of: "ShapeStyle", "linearGradient", given("colors", [Color].self), start, end
    ) { LinearGradient(colors: $0, startPoint: $1, endPoint: $2) }
    catalog.function(of: "ShapeStyle", "linearGradient", given(nil, Gradient.self), start, end) {
      LinearGradient(gradient: $0, startPoint: $1, endPoint: $2)
    }
  }
}
