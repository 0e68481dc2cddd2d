/// Several views as one, without a layout of its own: a modifier on it goes to each child.
public struct Group<Content: View>: View {
  public typealias Body = Never
  private let content: Content

  /// Collects views, which take part in the layout of the container around them one by one.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Group: PrimitiveView {
  package func nodes(in context: ViewContext) -> [LayoutNode] { context.nodes(of: content) }
}
