/// A view with a primitive modifier, which goes to each of its children.
struct PrimitivelyModified<Content: View, Modifier: PrimitiveModifier>: PrimitiveView {
  typealias Body = Never
  let content: Content
  let modifier: Modifier

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let inner = context.with(modifier.change)
    return inner.nodes(of: content).map { modifier.node(around: $0, in: context) }
  }
}

extension View {
  func modified(by modifier: some PrimitiveModifier) -> some View {
    PrimitivelyModified(content: self, modifier: modifier)
  }
}
