package import SkeletonGraphics

/// Where a child goes in its parent, and the proposal it keeps there.
package struct Placement: Sendable, Hashable {
  package var origin: Point
  package var proposal: Proposal

  package init(origin: Point, proposal: Proposal) {
    self.origin = origin
    self.proposal = proposal
  }
}
