public import Foundation

/// Views below each other; an ``HStack`` along the other axis.
public struct VStack<Content: View>: View {
  public typealias Body = Never
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Arranges views in a column.
  ///
  /// - Parameters:
  ///   - alignment: the guide of the views that lies on one line.
  ///   - spacing: points between views, also beside spacers, and negative for views that overlap;
  ///     nil for 8, and none beside a spacer. SwiftUI's default depends on the fonts beside text,
  ///     which is not imitated.
  ///   - content: the views; what is empty takes no space either.
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

/// A stack of which all views are drawn, whether they are in sight or not.
public typealias LazyVStack<Content: View> = VStack<Content>
