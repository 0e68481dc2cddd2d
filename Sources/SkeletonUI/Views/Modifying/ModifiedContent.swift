/// A view with a modifier applied.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
  public typealias Body = Never
  public var content: Content
  public var modifier: Modifier

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
  public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
