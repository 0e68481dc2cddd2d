package import SkeletonGraphics

/// As large as the child.
package struct PassThroughRule: UnaryRule {
  package init() {}

  package func size(around child: LayoutNode, for proposal: Proposal) -> Size {
    child.size(for: proposal)
  }

  package func placement(
    of child: LayoutNode, in size: Size, for proposal: Proposal
  ) -> Placement {
    Placement(origin: .zero, proposal: proposal)
  }
}
