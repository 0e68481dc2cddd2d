/// A change to views, written as a view around their content.
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ViewModifierContent<Self>
  @ViewBuilder func body(content: Content) -> Body
}

/// What a modifier was applied to, inside the modifier's body.
public struct ViewModifierContent<Modifier: ViewModifier>: View {
  public typealias Body = Never
  fileprivate let resolve: (ViewContext) -> [LayoutNode]
}

extension ViewModifierContent: PrimitiveView {
  package func nodes(in context: ViewContext) -> [LayoutNode] { resolve(context) }
}

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

extension ViewModifier {
  /// Both modifiers, this one first.
  public func concat<Next: ViewModifier>(_ next: Next) -> ConcatenatedModifier<Self, Next> {
    ConcatenatedModifier(first: self, second: next)
  }
}

/// Two modifiers in a row.
public struct ConcatenatedModifier<First: ViewModifier, Second: ViewModifier>: ViewModifier {
  let first: First
  let second: Second

  public func body(content: Content) -> some View {
    content.modifier(first).modifier(second)
  }
}
