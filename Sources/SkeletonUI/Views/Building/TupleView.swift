/// The statements of a view builder, one after another.
public struct TupleView<each Content: View>: View {
  public typealias Body = Never
  private let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }
}

extension TupleView: PrimitiveView {
  package func nodes(in context: ViewContext) -> [LayoutNode] {
    var nodes: [LayoutNode] = []
    for view in repeat each content { nodes += context.nodes(of: view) }
    return nodes
  }
}
