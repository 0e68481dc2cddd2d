internal import SkeletonGraphics

/// A picture's own size, or whatever is offered.
struct ImageRule: LeafRule {
  var natural: Size
  var isResizable: Bool

  func size(for proposal: Proposal) -> Size {
    guard isResizable else { return natural }
    return Size(
      width: proposal.width ?? natural.width, height: proposal.height ?? natural.height)
  }
}
