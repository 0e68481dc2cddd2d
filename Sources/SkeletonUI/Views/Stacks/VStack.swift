public import Foundation

/// Views below each other.
public struct VStack<Content: View>: View {
  public typealias Body = Never
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Without `spacing`, 8 points between views and none beside a spacer.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: PrimitiveView {
  package func nodes(in context: ViewContext) -> [LayoutNode] {
    let rule = StackRule(
      axis: .vertical, alignment: alignment.key, spacing: spacing.flatMap(\.usable))
    return [LayoutNode("VStack", stack: rule, of: content, in: context)]
  }
}

/// Drawn at once, a lazy stack is a stack.
public typealias LazyVStack<Content: View> = VStack<Content>

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
