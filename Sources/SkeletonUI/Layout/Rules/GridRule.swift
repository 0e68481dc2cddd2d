internal import SkeletonGraphics

/// Children in lines along one axis, each line divided into tracks across it.
struct GridRule: LayoutRule {
  /// From line to line.
  var axis: Axis
  /// The tracks across.
  var items: [GridItem]
  /// Between lines; nil for the default.
  var spacing: Double?
  var alignment: Alignment

  func size(of node: LayoutNode, for proposal: Proposal) -> Size {
    let grid = cells(of: node, for: proposal)
    return Size(axis, grid.length, across: grid.thickness)
  }

  func placements(in node: LayoutNode, for proposal: Proposal) -> [Placement] {
    cells(of: node, for: proposal).placements
  }

  private func cells(
    of node: LayoutNode, for proposal: Proposal
  ) -> (length: Double, thickness: Double, placements: [Placement]) {
    let tracks = items.tracks(in: proposal[axis.other])
    let thickness = tracks.last.map { $0.start + $0.length } ?? 0
    guard !tracks.isEmpty else {
      let none = Placement(origin: .zero, proposal: Proposal(width: 0, height: 0))
      return (0, 0, node.children.map { _ in none })
    }
    var placements: [Placement] = []
    var position = 0.0
    for start in stride(from: 0, to: node.children.count, by: tracks.count) {
      if start > 0 { position += spacing ?? StackRule.defaultSpacing }
      let line = Array(zip(node.children[start...], tracks))
      let offers = line.map { Proposal(axis, nil, across: $0.1.length) }
      let length = zip(line, offers).map { $0.0.size(for: $1)[axis] }.max() ?? 0
      for ((child, track), offer) in zip(line, offers) {
        let cell = Size(axis, length, across: track.length)
        let inner = (track.alignment ?? alignment).origin(of: child, proposed: offer, in: cell)
        placements.append(
          Placement(
            origin: inner + Point(axis, position, across: track.start), proposal: offer))
      }
      position += length
    }
    return (position, thickness, placements)
  }
}
