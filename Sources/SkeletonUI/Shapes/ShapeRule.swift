package import SkeletonGraphics

/// A shape takes what it is offered.
package struct ShapeRule: LeafRule {
  /// Along an axis where nothing is offered.
  package static let idealLength = 10.0

  let shape: (any Shape)?

  package func size(for proposal: Proposal) -> Size {
    shape?.size(offered: proposal) ?? Self.size(for: proposal)
  }

  static func size(for proposal: Proposal) -> Size {
    Size(width: proposal.width ?? idealLength, height: proposal.height ?? idealLength)
  }
}
