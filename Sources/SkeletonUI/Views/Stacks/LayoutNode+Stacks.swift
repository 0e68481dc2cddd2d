extension LayoutNode {
  /// A stack of what a view consists of.
  convenience init(
    _ name: String, stack rule: StackRule, of content: some View, in context: ViewContext
  ) {
    let children = context.with { $0.stackAxis = rule.axis }.nodes(of: content)
    self.init(.stack(name: name), rule: rule, children: children, in: context.environment)
  }

  /// Children on top of each other, aligned.
  convenience init(
    _ name: String, overlapping children: [LayoutNode], _ alignment: Alignment,
    in context: ViewContext
  ) {
    self.init(
      .stack(name: name), rule: OverlapRule(alignment: alignment), children: children,
      in: context.environment)
  }
}
