public import Foundation

/// Views beside each other, from the leading edge on.
public struct HStack<Content: View>: View {
  public typealias Body = Never
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Without `spacing`, 8 points between views and none beside a spacer.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: PrimitiveView {
  package func nodes(in context: ViewContext) -> [LayoutNode] {
    let rule = StackRule(
      axis: .horizontal, alignment: alignment.key, spacing: spacing.flatMap(\.usable))
    return [LayoutNode("HStack", stack: rule, of: content, in: context)]
  }
}

/// Drawn at once, a lazy stack is a stack.
public typealias LazyHStack<Content: View> = HStack<Content>
