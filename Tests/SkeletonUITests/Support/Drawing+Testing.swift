import SkeletonGraphics

extension Drawing {
  /// All fills, with what lies around them taken away.
  var fills: [(path: BezierPath, paint: Paint)] {
    func fills(_ nodes: [Node]) -> [(path: BezierPath, paint: Paint)] {
      nodes.flatMap { node -> [(path: BezierPath, paint: Paint)] in
        switch node {
        case .fill(let path, let paint): [(path, paint)]
        case .stroke: []
        case .mix(_, let from, let to): fills(from + to)
        case .opacity(_, let nodes), .clip(_, let nodes), .shimmer(_, let nodes): fills(nodes)
        }
      }
    }
    return fills(nodes)
  }

  /// The boxes, in pixels, of what is painted with a translucent colour: redacted text.
  var bars: [Rect] {
    fills.compactMap { path, paint in
      guard case .solid(let color) = paint, color.alpha < 1 else { return nil }
      return path.controlBounds
    }
  }

  /// The solid colours of all fills, in drawing order.
  var colors: [RGBA] {
    fills.compactMap {
      if case .solid(let color) = $0.paint { color } else { nil }
    }
  }
}
