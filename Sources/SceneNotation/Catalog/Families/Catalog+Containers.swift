internal import SkeletonUI

extension Catalog {
  @Sendable static func addContainers(_ catalog: inout Catalog) {
    catalog.type(
      "ScrollView", given(nil, Axis.Set.self, else: .vertical),
      given("showsIndicators", Bool.self, else: true), given("content", Content.self)
    ) { axes, _, content in
      ScrollView(axes) { content.view }
    }
    for name in ["NavigationStack", "NavigationView"] {
      catalog.type(
        name, given("path", AnyOpenValue?.self, else: nil), given("root", Content.self)
      ) { _, root in
        NavigationStack { root.view }
      }
    }
    addLists(&catalog)
    addSections(&catalog)
    addGrids(&catalog)
  }

  private static func addLists(_ catalog: inout Catalog) {
    for name in ["List", "Form"] {
      catalog.type(
        name, given("selection", AnyOpenValue?.self, else: nil), given("content", Content.self)
      ) { _, content in
        List { content.view }
      }
      catalog.type(
        name, given(nil, Elements.self), given("id", NotatedKeyPath?.self, else: nil),
        given("selection", AnyOpenValue?.self, else: nil), given("rowContent", ItemContent.self)
      ) { (elements, _, _, row) throws(NotationError) in
        let rows = try elements.values.map { (element) throws(NotationError) in try row(element) }
        return List { ViewSequence(views: rows) }
      }
    }
    catalog.constants(
      "SystemListStyle",
      [
        "automatic": SystemListStyle.automatic, "insetGrouped": .insetGrouped,
        "grouped": .grouped, "sidebar": .sidebar, "plain": .plain, "inset": .inset,
      ])
    catalog.method("listStyle", given(nil, SystemListStyle.self)) { (view: AnyView, style) in
      view.listStyle(style)
    }
  }

  private static func addSections(_ catalog: inout Catalog) {
    catalog.type("Section", given("content", Content.self)) { content in
      Section { content.view }
    }
    catalog.type("Section", given(nil, TextContent.self), given("content", Content.self)) {
      title, content in
      Section {
        content.view
      } header: {
        title.text
      }
    }
    catalog.type("Section", given("header", Content.self), given("content", Content.self)) {
      header, content in
      Section {
        content.view
      } header: {
        header.view
      }
    }
    catalog.type(
      "Section", given("content", Content.self), given("header", Content?.self, else: nil),
      given("footer", Content?.self, else: nil)
    ) { content, header, footer in
      Section {
        content.view
      } header: {
        header?.view
      } footer: {
        footer?.view
      }
    }
  }

  private static func addGrids(_ catalog: inout Catalog) {
    let spacing = given("spacing", CGFloat?.self, else: nil)
    let content = given("content", Content.self)
    catalog.type(
      "LazyVGrid", given("columns", [GridItem].self),
      given("alignment", HorizontalAlignment.self, else: .center), spacing, content
    ) { columns, alignment, spacing, content in
      LazyVGrid(columns: columns, alignment: alignment, spacing: spacing) { content.view }
    }
    catalog.type(
      "LazyHGrid", given("rows", [GridItem].self),
      given("alignment", VerticalAlignment.self, else: .center), spacing, content
    ) { rows, alignment, spacing, content in
      LazyHGrid(rows: rows, alignment: alignment, spacing: spacing) { content.view }
    }
    catalog.type(
      "GridItem", given(nil, GridItemSize.self, else: GridItemSize(size: .flexible())), spacing,
      given("alignment", Alignment?.self, else: nil)
    ) { GridItem($0.size, spacing: $1, alignment: $2) }
    catalog.function(of: "GridItem.Size", "fixed", given(nil, CGFloat.self)) {
      GridItem.Size.fixed($0)
    }
    let maximum = given("maximum", CGFloat.self, else: .infinity)
    catalog.function(
      of: "GridItem.Size", "flexible", given("minimum", CGFloat.self, else: 10), maximum
    ) { GridItem.Size.flexible(minimum: $0, maximum: $1) }
    catalog.function(
      of: "GridItem.Size", "adaptive", given("minimum", CGFloat.self), maximum
    ) { GridItem.Size.adaptive(minimum: $0, maximum: $1) }
  }
}

/// `.flexible()`, `.fixed(80)`, `.adaptive(minimum: 120)`.
struct GridItemSize: Notated {
  static var notation: String { "GridItem.Size" }
  let size: GridItem.Size

  static func reading(
    _ value: Value, with evaluator: Evaluator
  ) throws(NotationError) -> GridItemSize? {
    guard case .native(let native)? = try evaluator.resolved(value, as: notation) else {
      return nil
    }
    return (native as? GridItem.Size).map { GridItemSize(size: $0) }
  }
}
