import SkeletonGraphics

extension Drawing {
  /// The drawing turning into another of its size, which does not move, by a mix that is its last
  /// shimmer.
  ///
  /// The background is part of both, so that both are drawn as they would be alone; where it is
  /// opaque it stays behind as well, for a canvas that is enlarged to an even size.
  func turning(into end: Drawing) -> Drawing {
    precondition(end.shimmers.isEmpty && end.size == size)
    let canvas = Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    func nodes(_ drawing: Drawing) -> [Node] {
      let background = drawing.background.map { Node.fill(.rectangle(canvas), .solid($0)) }
      return (background.map { [$0] } ?? []) + drawing.nodes
    }
    return Drawing(
      size: size, background: background.flatMap { $0.alpha < 1 ? nil : $0 },
      nodes: [.mix(shimmers.count, from: nodes(self), to: nodes(end))],
      shimmers: shimmers + [Shimmer(effect: .mix, bounds: canvas)])
  }
}
