/// No child at all: it takes neither a place nor spacing.
public struct EmptyView: View {
  public typealias Body = Never
  /// Makes a view that draws nothing and that stacks do not count.
  public init() {}
}

extension EmptyView: PrimitiveView {
  package func nodes(in context: ViewContext) -> [LayoutNode] { [] }
}
