internal import SkeletonGraphics

/// A given width, height or both, whatever is proposed.
struct FixedFrameRule: UnaryRule {
  var width: Double?
  var height: Double?
  var alignment: Alignment

  func size(around child: LayoutNode, for proposal: Proposal) -> Size {
    if let width, let height { return Size(width: width, height: height) }
    let content = child.size(for: childProposal(proposal))
    return Size(width: width ?? content.width, height: height ?? content.height)
  }

  func placement(of child: LayoutNode, in size: Size, for proposal: Proposal) -> Placement {
    let inner = childProposal(proposal)
    return Placement(
      origin: alignment.origin(of: child, proposed: inner, in: size), proposal: inner)
  }

  private func childProposal(_ proposal: Proposal) -> Proposal {
    Proposal(width: width ?? proposal.width, height: height ?? proposal.height)
  }
}

extension Alignment {
  /// The origin that puts a child's guides on those of a frame.
  func origin(of child: LayoutNode, proposed proposal: Proposal, in frame: Size) -> Point {
    let dimensions = ViewDimensions(frame)
    let line = Point(x: dimensions[horizontal.key], y: dimensions[vertical.key])
    return line - child.guide(self, for: proposal)
  }
}
