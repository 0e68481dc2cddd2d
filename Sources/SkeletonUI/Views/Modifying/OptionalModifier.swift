/// A modifier that may be absent.
struct OptionalModifier<Modifier: PrimitiveModifier>: PrimitiveModifier {
  let modifier: Modifier?

  func change(_ environment: inout EnvironmentValues) {
    modifier?.change(&environment)
  }

  func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
    modifier?.node(around: node, in: context) ?? node
  }
}
