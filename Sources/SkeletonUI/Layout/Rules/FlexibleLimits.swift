/// The limits of a flexible frame along one axis, each nil when not given.
struct FlexibleLimits: Sendable, Hashable {
  private(set) var minimum: Double?
  private(set) var ideal: Double?
  private(set) var maximum: Double?

  /// Limits that contradict each other give way to the smaller one.
  init(minimum: Double?, ideal: Double?, maximum: Double?) {
    self.minimum = minimum.map { max($0, 0) }
    self.ideal = ideal.map { max($0, self.minimum ?? 0) }
    self.maximum = maximum.map { max($0, self.ideal ?? self.minimum ?? 0) }
  }

  /// What the child is offered while the frame sizes itself.
  func childProposal(_ proposal: Double?) -> Double? {
    (proposal ?? ideal).map { min(max($0, minimum ?? -.infinity), maximum ?? .infinity) }
  }

  /// The frame's length if it does not depend on the child.
  func fixedLength(_ proposal: Double?) -> Double? {
    guard let proposal else { return ideal }
    guard let minimum, let maximum else { return nil }
    return min(max(proposal, minimum), maximum)
  }

  /// The frame's length around a child of a length, for a proposal without a fixed one.
  ///
  /// A frame with a maximum alone fills what is offered up to it; one with a minimum alone takes
  /// no more than the child wants.
  func length(around child: Double, for proposal: Double?) -> Double {
    let offered = childProposal(proposal)
    switch (minimum, maximum) {
    case (let minimum?, let maximum?): return min(max(child, minimum), maximum)
    case (let minimum?, nil): return max(min(offered ?? .infinity, child), minimum)
    case (nil, let maximum?): return min(max(offered ?? -.infinity, child), maximum)
    case (nil, nil): return child
    }
  }

  /// What the child keeps once the frame has its length.
  func placedProposal(_ length: Double, for proposal: Double?) -> Double? {
    let isFree = length > minimum ?? -.infinity && length < maximum ?? .infinity
    return proposal == nil && ideal == nil && isFree ? nil : length
  }
}
