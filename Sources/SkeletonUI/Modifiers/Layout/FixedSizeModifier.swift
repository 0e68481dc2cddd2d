struct FixedSizeModifier: PrimitiveModifier {
  let rule: FixedSizeRule

  func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
    LayoutNode("fixedSize", rule, around: node, in: context)
  }
}

extension View {
  /// The view's ideal size, whatever is offered.
  public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// The view's ideal length along some axes, whatever is offered.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modified(
      by: FixedSizeModifier(rule: FixedSizeRule(horizontal: horizontal, vertical: vertical)))
  }
}
