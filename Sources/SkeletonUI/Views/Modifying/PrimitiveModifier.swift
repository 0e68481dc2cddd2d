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
