/// A modifier that the library itself applies: to the environment, to each node, or both.
package protocol PrimitiveModifier {
  /// Changes what the content sees.
  func change(_ environment: inout EnvironmentValues)
  /// Replaces one node of the content; `environment` is that around the modifier.
  func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode
}

extension PrimitiveModifier {
  package func change(_ environment: inout EnvironmentValues) {}
  package func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode { node }
}

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
