internal import Foundation

/// Tells the containers around a view something.
struct TraitModifier: PrimitiveModifier {
  let change: (inout LayoutTraits) -> Void

  func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
    change(&node.traits)
    return node
  }
}

struct IDModifier: PrimitiveModifier {
  let id: String

  /// A node that has an id keeps it and gets another around it.
  func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
    let named =
      node.id == nil ? node : LayoutNode("id", PassThroughRule(), around: node, in: context)
    named.id = id
    return named
  }
}

extension View {
  /// Views of a higher priority are served before others by stacks; the default is 0.
  public func layoutPriority(_ value: Double) -> some View {
    modified(by: TraitModifier { $0.priority = value.isNaN ? 0 : value })
  }

  /// Views of a higher index are drawn over others; the default is 0.
  public func zIndex(_ value: Double) -> some View {
    modified(by: TraitModifier { $0.zIndex = value.isNaN ? 0 : value })
  }

  /// Names the view, for layout listings.
  public func id(_ id: some Hashable) -> some View {
    modified(by: IDModifier(id: "\(id)"))
  }
}
