package import SkeletonGraphics

/// A rule without children.
package protocol LeafRule: LayoutRule {
  func size(for proposal: Proposal) -> Size
}

extension LeafRule {
  package func size(of node: LayoutNode, for proposal: Proposal) -> Size { size(for: proposal) }
  package func placements(in node: LayoutNode, for proposal: Proposal) -> [Placement] { [] }
}
