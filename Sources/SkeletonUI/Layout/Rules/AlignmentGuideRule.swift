internal import SkeletonGraphics

/// Sets one guide of the child explicitly.
struct AlignmentGuideRule: UnaryRule {
  var key: AlignmentKey
  var value: (ViewDimensions) -> Double

  var ownGuides: Set<AlignmentKey> { [key] }

  func size(around child: LayoutNode, for proposal: Proposal) -> Size {
    child.size(for: proposal)
  }

  func placement(of child: LayoutNode, in size: Size, for proposal: Proposal) -> Placement {
    Placement(origin: .zero, proposal: proposal)
  }

  func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, for proposal: Proposal
  ) -> Double? {
    let child = node.children[0]
    guard key == self.key else { return child.explicitGuide(key, for: proposal) }
    return value(child.dimensions(for: proposal))
  }
}
