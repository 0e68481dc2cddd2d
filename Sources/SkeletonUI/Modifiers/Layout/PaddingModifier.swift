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
  /// Puts space at some of the sides.
  ///
  /// - Parameters:
  ///   - edges: where.
  ///   - length: in points; nil for 16. Negative ones let the view stick out, NaN and infinities
  ///     count as 0.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? 16))
  }

  /// Puts the same space at every side, in points.
  public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }

  /// Puts a space of its own at each side, in points.
  public func padding(_ insets: EdgeInsets) -> some View {
    modified(by: PaddingModifier(insets: insets))
  }
}
