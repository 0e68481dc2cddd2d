internal import SkeletonGraphics

/// A view with another behind or in front of it that does not count for layout.
struct LayerRule: LayoutRule {
  var alignment: Alignment
  /// Children are secondary and primary when true, else primary and secondary: drawing order.
  var isBehind: Bool

  func size(of node: LayoutNode, for proposal: Proposal) -> Size {
    primary(of: node).size(for: proposal)
  }

  func placements(in node: LayoutNode, for proposal: Proposal) -> [Placement] {
    let inner = Proposal(node.size(for: proposal))
    let secondary = node.children[isBehind ? 0 : 1]
    let line = primary(of: node).guide(alignment, for: proposal)
    let places = [
      Placement(origin: .zero, proposal: proposal),
      Placement(origin: line - secondary.guide(alignment, for: inner), proposal: inner),
    ]
    return isBehind ? places.reversed() : places
  }

  func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, for proposal: Proposal
  ) -> Double? {
    primary(of: node).explicitGuide(key, for: proposal)
  }

  private func primary(of node: LayoutNode) -> LayoutNode { node.children[isBehind ? 1 : 0] }
}
