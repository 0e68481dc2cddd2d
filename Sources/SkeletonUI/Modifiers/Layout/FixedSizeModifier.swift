struct FixedSizeModifier: PrimitiveModifier {
  let rule: FixedSizeRule

  func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
    LayoutNode("fixedSize", rule, around: node, in: context)
  }
}

extension View {
  /// Gives the view its ideal size, whatever is offered: text does not wrap, and shapes are 10
  /// points.
  public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Gives the view its ideal length along some axes, whatever is offered.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modified(
      by: FixedSizeModifier(rule: FixedSizeRule(horizontal: horizontal, vertical: vertical)))
  }
}
