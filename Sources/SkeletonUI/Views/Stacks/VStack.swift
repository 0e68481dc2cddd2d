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
