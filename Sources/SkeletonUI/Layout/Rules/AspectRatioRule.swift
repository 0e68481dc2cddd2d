internal import SkeletonGraphics

/// Offers the child the largest rectangle of a ratio that fits, or the smallest that covers.
struct AspectRatioRule: UnaryRule {
  /// Width over height, above 0; nil takes that of the child's ideal size.
  var ratio: Double?
  var contentMode: ContentMode

  func size(around child: LayoutNode, for proposal: Proposal) -> Size {
    child.size(for: childProposal(proposal, child))
  }

  func placement(of child: LayoutNode, in size: Size, for proposal: Proposal) -> Placement {
    Placement(origin: .zero, proposal: childProposal(proposal, child))
  }

  private func childProposal(_ proposal: Proposal, _ child: LayoutNode) -> Proposal {
    guard proposal != .unspecified, let ratio = ratio ?? idealRatio(of: child) else {
      return proposal
    }
    let width: Double
    switch contentMode {
    case .fit: width = min(proposal.width ?? .infinity, (proposal.height ?? .infinity) * ratio)
    case .fill: width = max(proposal.width ?? 0, (proposal.height ?? 0) * ratio)
    }
    return Proposal(width: width, height: width / ratio)
  }

  private func idealRatio(of child: LayoutNode) -> Double? {
    let ideal = child.size(for: .unspecified)
    guard ideal.width > 0, ideal.height > 0 else { return nil }
    return ideal.width / ideal.height
  }
}
