internal import SkeletonGraphics

/// Children on top of each other, aligned: a `ZStack`.
struct OverlapRule: LayoutRule {
  var alignment: Alignment

  func size(of node: LayoutNode, for proposal: Proposal) -> Size {
    let box = union(of: node, for: proposal)
    return Size(width: box.width, height: box.height)
  }

  func placements(in node: LayoutNode, for proposal: Proposal) -> [Placement] {
    let box = union(of: node, for: proposal)
    let inner = Proposal(Size(width: box.width, height: box.height))
    return node.children.map { child in
      let guide = child.guide(alignment, for: inner)
      return Placement(
        origin: Point(x: -box.minX - guide.x, y: -box.minY - guide.y), proposal: inner)
    }
  }

  /// Around the alignment point, what the children of the highest priority cover.
  private func union(of node: LayoutNode, for proposal: Proposal) -> Rect {
    guard let priority = node.children.map(\.traits.priority).max() else { return .zero }
    var (minX, minY) = (Double.infinity, Double.infinity)
    var (maxX, maxY) = (-Double.infinity, -Double.infinity)
    for child in node.children where child.traits.priority == priority {
      let size = child.size(for: proposal)
      let guide = child.guide(alignment, for: proposal)
      minX = min(minX, finite(-guide.x))
      minY = min(minY, finite(-guide.y))
      maxX = max(maxX, size.width - finite(guide.x))
      maxY = max(maxY, size.height - finite(guide.y))
    }
    return Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }

  /// The guide of a child that takes all of an infinite proposal says nothing.
  private func finite(_ guide: Double) -> Double { guide.isFinite ? guide : 0 }
}
