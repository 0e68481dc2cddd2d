public import Foundation

/// Views beside each other, from the leading edge on.
///
/// Room is given as SwiftUI does: by priority, then to the least flexible views first, each of
/// which is offered an equal share of what is left. A stack is as wide as what its views took,
/// which may be more than it was offered.
public struct HStack<Content: View>: View {
  public typealias Body = Never
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Arranges views in a row.
  ///
  /// - Parameters:
  ///   - alignment: the guide of the views that lies on one line.
  ///   - spacing: points between views, also beside spacers, and negative for views that overlap;
  ///     nil for 8, and none beside a spacer. SwiftUI's default depends on the fonts beside text,
  ///     which is not imitated.
  ///   - content: the views; what is empty takes no space either.
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

/// A stack of which all views are drawn, whether they are in sight or not.
public typealias LazyHStack<Content: View> = HStack<Content>
