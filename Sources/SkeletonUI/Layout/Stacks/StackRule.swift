internal import SkeletonGraphics

/// Children in a line: an `HStack` or `VStack`.
struct StackRule: LayoutRule {
  /// Between any two views without text; what text would ask for depends on fonts that are not at
  /// hand, so it gets the same.
  static let defaultSpacing = 8.0

  var axis: Axis
  var alignment: AlignmentKey
  /// nil takes the default between each two children.
  var spacing: Double?

  func size(of node: LayoutNode, for proposal: Proposal) -> Size {
    let line = line(of: node, for: proposal)
    return Size(axis, line.length, across: line.thickness)
  }

  func placements(in node: LayoutNode, for proposal: Proposal) -> [Placement] {
    let measured = line(of: node, for: proposal)
    let thickness = proposal[axis.other] ?? measured.thickness
    let placed = line(
      of: node, for: Proposal(axis, proposal[axis], across: thickness))
    return placed.items.map { item in
      Placement(
        origin: Point(axis, item.position, across: measured.guide - item.guide),
        proposal: item.proposal)
    }
  }

  private func line(of node: LayoutNode, for proposal: Proposal) -> StackLine {
    let gaps = gaps(between: node.children)
    let proposals = StackDistribution(axis: axis, children: node.children)
      .proposals(for: proposal, gaps: gaps.reduce(0, +))
    return StackLine(self, children: node.children, proposals: proposals, gaps: gaps)
  }

  /// The space after each child but the last.
  private func gaps(between children: [LayoutNode]) -> [Double] {
    zip(children, children.dropFirst()).map { a, b in
      spacing ?? (a.traits.isSpacer || b.traits.isSpacer ? 0 : Self.defaultSpacing)
    }
  }
}
