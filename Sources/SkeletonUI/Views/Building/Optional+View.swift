/// An `if` without `else`: no child at all when there is no value.
extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  package func nodes(in context: ViewContext) -> [LayoutNode] {
    map { context.nodes(of: $0) } ?? []
  }
}
