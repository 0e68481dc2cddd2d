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

/// The children of a stack, one after another.
struct StackLine {
  struct Item {
    var position: Double
    var guide: Double
    var proposal: Proposal
  }

  private(set) var items: [Item] = []
  private(set) var length = 0.0
  /// Where the alignment line lies across the stack.
  private(set) var guide = 0.0
  /// What the children cover across, the alignment line included.
  private(set) var thickness = 0.0

  init(_ stack: StackRule, children: [LayoutNode], proposals: [Proposal], gaps: [Double]) {
    var beyond = 0.0
    for (index, child) in children.enumerated() {
      let proposal = proposals[index]
      let size = child.size(for: proposal)
      let across = size[stack.axis.other]
      // An infinite child, asked for its largest size, has no place for its guide.
      let ownGuide = child.guide(stack.alignment, for: proposal)
      let guide = ownGuide.isFinite ? ownGuide : 0
      items.append(Item(position: length, guide: guide, proposal: proposal))
      length += size[stack.axis] + (index < gaps.count ? gaps[index] : 0)
      self.guide = max(self.guide, guide)
      beyond = max(beyond, across - guide)
    }
    thickness = guide + beyond
  }
}
