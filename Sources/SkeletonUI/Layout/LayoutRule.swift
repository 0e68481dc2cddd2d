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

/// A rule without children.
package protocol LeafRule: LayoutRule {
  func size(for proposal: Proposal) -> Size
}

extension LeafRule {
  package func size(of node: LayoutNode, for proposal: Proposal) -> Size { size(for: proposal) }
  package func placements(in node: LayoutNode, for proposal: Proposal) -> [Placement] { [] }
}

/// A rule with one child.
package protocol UnaryRule: LayoutRule {
  func size(around child: LayoutNode, for proposal: Proposal) -> Size
  /// `size` is the view's own, in answer to the same proposal.
  func placement(of child: LayoutNode, in size: Size, for proposal: Proposal) -> Placement
}

extension UnaryRule {
  package func size(of node: LayoutNode, for proposal: Proposal) -> Size {
    size(around: node.children[0], for: proposal)
  }

  package func placements(in node: LayoutNode, for proposal: Proposal) -> [Placement] {
    [placement(of: node.children[0], in: node.size(for: proposal), for: proposal)]
  }
}

extension LayoutNode {
  /// A layout modifier around one node, with the node's traits.
  package convenience init(
    _ name: String, _ rule: some UnaryRule, around child: LayoutNode, in context: ViewContext
  ) {
    self.init(
      .modifier(name: name), rule: rule, children: [child], traits: child.traits,
      in: context.environment)
  }

  /// An effect on how one node is drawn.
  package convenience init(
    _ effect: some DrawingEffect, around child: LayoutNode, in context: ViewContext
  ) {
    self.init(
      .effect(effect), rule: PassThroughRule(), children: [child], traits: child.traits,
      in: context.environment)
  }
}
