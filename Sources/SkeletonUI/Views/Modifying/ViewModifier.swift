/// A change to views, written as a view around their content.
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ViewModifierContent<Self>
  @ViewBuilder func body(content: Content) -> Body
}

/// What a modifier was applied to, inside the modifier's body.
public struct ViewModifierContent<Modifier: ViewModifier>: View {
  public typealias Body = Never
  let resolve: (ViewContext) -> [LayoutNode]
}

extension ViewModifierContent: PrimitiveView {
  package func nodes(in context: ViewContext) -> [LayoutNode] { resolve(context) }
}
