internal import SkeletonGraphics

/// Moves what is drawn, not what is laid out; right is right in both directions.
struct OffsetRule: UnaryRule {
  var offset: Point

  var mirrorsChildren: Bool { false }

  func size(around child: LayoutNode, for proposal: Proposal) -> Size {
    child.size(for: proposal)
  }

  func placement(of child: LayoutNode, in size: Size, for proposal: Proposal) -> Placement {
    Placement(origin: offset, proposal: proposal)
  }

  /// Guides stay where the child would be without the offset.
  func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, for proposal: Proposal
  ) -> Double? {
    node.children[0].explicitGuide(key, for: proposal)
  }
}
