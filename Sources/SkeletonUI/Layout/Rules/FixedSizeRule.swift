internal import SkeletonGraphics

/// Offers the child its ideal length along some axes.
struct FixedSizeRule: UnaryRule {
  var horizontal: Bool
  var vertical: Bool

  func size(around child: LayoutNode, for proposal: Proposal) -> Size {
    child.size(for: childProposal(proposal))
  }

  func placement(of child: LayoutNode, in size: Size, for proposal: Proposal) -> Placement {
    Placement(origin: .zero, proposal: childProposal(proposal))
  }

  private func childProposal(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}
