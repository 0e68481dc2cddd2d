/// A view whose type is not known before the program runs.
public struct AnyView: View {
  public typealias Body = Never
  private let view: any View

  public init(_ view: some View) {
    self.view = (view as? AnyView)?.view ?? view
  }

  public init(erasing view: some View) {
    self.init(view)
  }
}

extension AnyView: PrimitiveView {
  package func nodes(in context: ViewContext) -> [LayoutNode] { context.nodes(of: view) }
}
