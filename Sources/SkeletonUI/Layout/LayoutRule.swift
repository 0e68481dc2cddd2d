package import SkeletonGraphics

/// How one kind of view sizes itself and places its children.
package protocol LayoutRule {
  /// Guides that the rule itself sets.
  var ownGuides: Set<AlignmentKey> { get }
  /// Whether children change sides in right-to-left surroundings.
  var mirrorsChildren: Bool { get }
  func size(of node: LayoutNode, for proposal: Proposal) -> Size
  /// One for each child, in order.
  func placements(in node: LayoutNode, for proposal: Proposal) -> [Placement]
  /// The place of a guide that the rule or a child sets.
  func explicitGuide(_ key: AlignmentKey, of node: LayoutNode, for proposal: Proposal) -> Double?
}

extension LayoutRule {
  package var ownGuides: Set<AlignmentKey> { [] }
  package var mirrorsChildren: Bool { true }

  /// The guides of the children, moved to where they are, as one.
  package func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, for proposal: Proposal
  ) -> Double? {
    let values = zip(node.children, node.childPlacements(for: proposal)).compactMap {
      child, place in
      child.explicitGuide(key, for: place.proposal).map { $0 + place.origin[key.axis] }
    }
    return key.combined(values)
  }
}
