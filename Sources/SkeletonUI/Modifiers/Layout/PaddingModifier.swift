public import Foundation

struct PaddingModifier: PrimitiveModifier {
  let insets: EdgeInsets

  /// Beside a padded spacer, stacks leave space again.
  func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
    let padded = LayoutNode("padding", PaddingRule(insets), around: node, in: context)
    padded.traits.isSpacer = false
    return padded
  }
}

extension View {
  /// Space at some of the sides, 16 points by default.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? 16))
  }

  /// The same space at every side.
  public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }

  /// A space for each side.
  public func padding(_ insets: EdgeInsets) -> some View {
    modified(by: PaddingModifier(insets: insets))
  }
}
