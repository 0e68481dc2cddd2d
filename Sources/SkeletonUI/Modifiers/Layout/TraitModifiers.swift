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
  /// Lets stacks serve the view before those of a lower priority, which are left their smallest
  /// sizes. The default is 0, NaN counts as such, and spacers come last.
  public func layoutPriority(_ value: Double) -> some View {
    modified(by: TraitModifier { $0.priority = value.isNaN ? 0 : value })
  }

  /// Draws the view over its neighbours of a lower index in a stack. The default is 0, NaN counts
  /// as such; equals are drawn in order.
  public func zIndex(_ value: Double) -> some View {
    modified(by: TraitModifier { $0.zIndex = value.isNaN ? 0 : value })
  }

  /// Names the view by the value's description, for the listing of `skeleton-anim layout`; nothing
  /// that is drawn changes.
  public func id(_ id: some Hashable) -> some View {
    modified(by: IDModifier(id: "\(id)"))
  }
}
