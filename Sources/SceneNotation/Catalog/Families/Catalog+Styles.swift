internal import SkeletonUI

extension Catalog {
  @Sendable static func addStyles(_ catalog: inout Catalog) {
    catalog.method("foregroundStyle", given(nil, AnyShapeStyle.self)) { (view: AnyView, style) in
      view.foregroundStyle(style)
    }
    catalog.method("foregroundColor", given(nil, Color?.self)) { (view: AnyView, color) in
      view.foregroundColor(color)
    }
    catalog.method("tint", given(nil, AnyShapeStyle.self)) { (view: AnyView, style) in
      view.tint(style)
    }
    catalog.method("tint", given(nil, Color?.self)) { (view: AnyView, color) in view.tint(color) }
  }
}
