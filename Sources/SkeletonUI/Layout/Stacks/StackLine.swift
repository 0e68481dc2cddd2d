internal import SkeletonGraphics

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
