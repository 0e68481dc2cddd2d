internal import SkeletonGraphics

/// Shares the length of a stack among its children: the least flexible first, each an equal part
/// of what is left, so that what one refuses flows on to the later ones.
///
/// - Source: the order is that of public re-implementations which agree with measurements; ties
///   keep the source order.
struct StackDistribution {
  var axis: Axis
  var children: [LayoutNode]

  /// What each child is offered when the stack is offered `proposal` and `gaps` are taken already.
  func proposals(for proposal: Proposal, gaps: Double) -> [Proposal] {
    let across = proposal[axis.other]
    guard let total = proposal[axis] else {
      return children.map { _ in Proposal(axis, nil, across: across) }
    }
    var result = [Proposal](repeating: .unspecified, count: children.count)
    let groups = groups
    let reserved = groups.dropFirst().map { group in
      group.reduce(0) { $0 + length(of: $1, offered: 0, across: across) }
    }
    var left = total - gaps - reserved.reduce(0, +)
    for (rank, group) in groups.enumerated() {
      if rank > 0 { left += reserved[rank - 1] }
      var remaining = group.count
      for index in byFlexibility(group, across: across) {
        let offer = max(left / Double(remaining), 0)
        result[index] = Proposal(axis, offer, across: across)
        // An infinite offer stays one, whatever the children take of it.
        if left < .infinity { left -= length(of: index, offered: offer, across: across) }
        remaining -= 1
      }
    }
    return result
  }

  /// The children's indices by priority, high to low.
  private var groups: [[Int]] {
    let byPriority = Dictionary(grouping: children.indices) { children[$0].traits.priority }
    return byPriority.sorted { $0.key > $1.key }.map(\.value)
  }

  /// Least flexible first; of the boundless ones, that with the larger minimum.
  private func byFlexibility(_ group: [Int], across: Double?) -> [Int] {
    guard group.count > 1 else { return group }
    let ranked = group.map { index in
      let least = length(of: index, offered: 0, across: across)
      let most = length(of: index, offered: .infinity, across: across)
      let flexibility = most < .infinity ? most - least : .infinity
      return (index: index, flexibility: flexibility, least: least)
    }
    return ranked.sorted { a, b in
      if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
      if a.flexibility == .infinity, a.least != b.least { return a.least > b.least }
      return a.index < b.index
    }.map(\.index)
  }

  private func length(of index: Int, offered: Double, across: Double?) -> Double {
    children[index].size(for: Proposal(axis, offered, across: across))[axis]
  }
}
