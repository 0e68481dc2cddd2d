internal import SkeletonGraphics

/// The child with space around it; negative insets let it stick out.
struct PaddingRule: UnaryRule {
  var top: Double
  var leading: Double
  var bottom: Double
  var trailing: Double

  init(_ insets: EdgeInsets) {
    top = insets.top.usable ?? 0
    leading = insets.leading.usable ?? 0
    bottom = insets.bottom.usable ?? 0
    trailing = insets.trailing.usable ?? 0
  }

  func size(around child: LayoutNode, for proposal: Proposal) -> Size {
    let content = child.size(for: childProposal(proposal))
    return Size(
      width: max(content.width + leading + trailing, 0),
      height: max(content.height + top + bottom, 0))
  }

  func placement(of child: LayoutNode, in size: Size, for proposal: Proposal) -> Placement {
    Placement(origin: Point(x: leading, y: top), proposal: childProposal(proposal))
  }

  private func childProposal(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: proposal.width.map { max($0 - leading - trailing, 0) },
      height: proposal.height.map { max($0 - top - bottom, 0) })
  }
}
