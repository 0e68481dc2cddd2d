internal import SkeletonGraphics

/// Smallest, ideal and largest lengths along each axis.
struct FlexibleFrameRule: UnaryRule {
  var horizontal: FlexibleLimits
  var vertical: FlexibleLimits
  var alignment: Alignment

  func size(around child: LayoutNode, for proposal: Proposal) -> Size {
    let width = horizontal.fixedLength(proposal.width)
    let height = vertical.fixedLength(proposal.height)
    if let width, let height { return Size(width: width, height: height) }
    let content = child.size(
      for: Proposal(
        width: horizontal.childProposal(proposal.width),
        height: vertical.childProposal(proposal.height)))
    return Size(
      width: width ?? horizontal.length(around: content.width, for: proposal.width),
      height: height ?? vertical.length(around: content.height, for: proposal.height))
  }

  func placement(of child: LayoutNode, in size: Size, for proposal: Proposal) -> Placement {
    let inner = Proposal(
      width: horizontal.placedProposal(size.width, for: proposal.width),
      height: vertical.placedProposal(size.height, for: proposal.height))
    return Placement(
      origin: alignment.origin(of: child, proposed: inner, in: size), proposal: inner)
  }
}
