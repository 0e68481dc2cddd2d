/// A view with a modifier applied, as ``View/modifier(_:)`` makes it.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
  public typealias Body = Never
  /// What the modifier is applied to.
  public var content: Content
  /// What changes the content.
  public var modifier: Modifier

  /// Puts a modifier around a view.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: PrimitiveView {
  package func nodes(in context: ViewContext) -> [LayoutNode] {
    DynamicProperties.update(of: modifier, in: context.environment)
    let placeholder = ViewModifierContent<Modifier> { $0.nodes(of: content) }
    return context.nodes(of: modifier.body(content: placeholder))
  }
}

extension View {
  /// Applies a modifier of one's own: shows its body, with this view as the content.
  public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
