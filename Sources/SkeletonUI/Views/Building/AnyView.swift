/// A view whose type is not known before the program runs; layout and drawing are those of the view
/// inside.
public struct AnyView: View {
  public typealias Body = Never
  private let view: any View

  /// Hides a view's type; one that is hidden already is not wrapped again.
  public init(_ view: some View) {
    self.view = (view as? AnyView)?.view ?? view
  }

  /// Hides a view's type, as ``init(_:)`` does.
  public init(erasing view: some View) {
    self.init(view)
  }
}

extension AnyView: PrimitiveView {
  package func nodes(in context: ViewContext) -> [LayoutNode] { context.nodes(of: view) }
}
