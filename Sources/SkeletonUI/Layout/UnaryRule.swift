package import SkeletonGraphics

/// A rule with one child.
package protocol UnaryRule: LayoutRule {
  func size(around child: LayoutNode, for proposal: Proposal) -> Size
  /// `size` is the view's own, in answer to the same proposal.
  func placement(of child: LayoutNode, in size: Size, for proposal: Proposal) -> Placement
}

extension UnaryRule {
  package func size(of node: LayoutNode, for proposal: Proposal) -> Size {
    size(around: node.children[0], for: proposal)
  }

  package func placements(in node: LayoutNode, for proposal: Proposal) -> [Placement] {
    [placement(of: node.children[0], in: node.size(for: proposal), for: proposal)]
  }
}
