/// A change to views, written as a view around their content. Properties such as ``Environment``
/// are filled in as those of views are.
public protocol ViewModifier {
  /// The type of the body; the compiler finds it.
  associatedtype Body: View
  /// What the modifier is applied to.
  typealias Content = ViewModifierContent<Self>
  /// Makes the view to show instead. It may hold the content once, several times or not at all.
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
