extension LayoutNode {
  /// A layout modifier around one node, with the node's traits.
  package convenience init(
    _ name: String, _ rule: some UnaryRule, around child: LayoutNode, in context: ViewContext
  ) {
    self.init(
      .modifier(name: name), rule: rule, children: [child], traits: child.traits,
      in: context.environment)
  }

  /// An effect on how one node is drawn.
  package convenience init(
    _ effect: some DrawingEffect, around child: LayoutNode, in context: ViewContext
  ) {
    self.init(
      .effect(effect), rule: PassThroughRule(), children: [child], traits: child.traits,
      in: context.environment)
  }
}
