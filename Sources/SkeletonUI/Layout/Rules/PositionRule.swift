internal import SkeletonGraphics

/// Takes what is offered and puts the child's centre at a point of it.
struct PositionRule: UnaryRule {
  var position: Point

  func size(around child: LayoutNode, for proposal: Proposal) -> Size {
    let content = child.size(for: proposal)
    return Size(
      width: proposal.width ?? content.width, height: proposal.height ?? content.height)
  }

  func placement(of child: LayoutNode, in size: Size, for proposal: Proposal) -> Placement {
    let content = child.size(for: proposal)
    return Placement(
      origin: position - Point(x: content.width / 2, y: content.height / 2), proposal: proposal)
  }
}
