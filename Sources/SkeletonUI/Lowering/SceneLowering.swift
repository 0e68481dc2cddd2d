package import SkeletonGraphics

/// Turns placed layout nodes into drawing nodes in pixels, and lists the views it meets.
package final class SceneLowering {
  /// In points.
  package let canvas: Rect
  package let grid: PixelGrid
  /// The canvas less its insets, in points.
  private let safeArea: Rect
  package private(set) var views: [LaidOutView] = []
  package private(set) var shimmers: [Shimmer] = []
  /// What of all that is seen cannot be drawn as it is asked for.
  package private(set) var substitutions: [Substitution] = []
  /// What one wave crosses, for all shimmers in it.
  private var wave: Wave?

  private struct Wave {
    /// In pixels.
    var bounds: Rect
    var order: Int
  }

  package init(canvas: Rect, safeArea: Rect, grid: PixelGrid) {
    self.canvas = canvas
    self.safeArea = safeArea
    self.grid = grid
  }

  /// What a node draws whose top left is at `origin`, in canvas points.
  package func nodes(
    of node: LayoutNode, at placement: Placement, path: ViewPath, id: String? = nil
  ) -> [Drawing.Node] {
    let path = node.enclosingViews.reversed().reduce(path) { $0.appending($1) }
    let id = node.id ?? id
    var frame = Rect(origin: placement.origin, size: node.size(for: placement.proposal))
    switch node.role {
    case .leaf(let leaf):
      frame = extended(
        frame, underSafeAreaAt: leaf.ignoredSafeAreaEdges, isRightToLeft: node.isRightToLeft)
      let viewFrame = viewFrame(frame, of: node, for: placement.proposal)
      list(leaf.name, path, id, viewFrame)
      substitutions.merge(leaf.substitutions(in: viewFrame))
      return leaf.nodes(in: viewFrame)
    case .effect(let effect):
      let viewFrame = viewFrame(frame, of: node, for: placement.proposal)
      return effect.nodes(
        around: { children(of: node, in: frame, for: placement.proposal, path: path, id: id) },
        in: viewFrame, of: self)
    case .stack(let name), .modifier(let name):
      if id != nil { list(name, path, id, viewFrame(frame, of: node, for: placement.proposal)) }
      let inner = node.isStack ? path.appending(name) : path
      return children(of: node, in: frame, for: placement.proposal, path: inner, id: nil)
    }
  }

  /// Lets one wave cross all shimmers in what `content` draws, which start together.
  package func waving(
    across bounds: Rect, _ content: () -> [Drawing.Node]
  ) -> [Drawing.Node] {
    let outer = wave
    wave = Wave(bounds: bounds, order: outer?.order ?? nextOrder)
    defer { wave = outer }
    return content()
  }

  /// What the band of a shimmering view crosses, in pixels, if not the view itself.
  package var waveBounds: Rect? { wave?.bounds }

  private var nextOrder: Int { shimmers.last.map { $0.order + 1 } ?? 0 }

  /// Adds a shimmer around what `content` draws; the outer of nested ones comes first.
  package func shimmering(
    _ shimmer: Shimmer, _ content: () -> [Drawing.Node]
  ) -> [Drawing.Node] {
    let index = shimmers.count
    var shimmer = shimmer
    shimmer.order = wave?.order ?? nextOrder
    shimmers.append(shimmer)
    let nodes = content()
    guard nodes.isEmpty else { return [.shimmer(index, nodes)] }
    shimmers.removeSubrange(index...)
    return []
  }

  /// Lists the views of content that is not drawn.
  package func listing(_ content: () -> [Drawing.Node]) -> [Drawing.Node] {
    let (count, substitutions) = (shimmers.count, substitutions)
    _ = content()
    shimmers.removeSubrange(count...)
    self.substitutions = substitutions
    return []
  }

  private func children(
    of node: LayoutNode, in frame: Rect, for proposal: Proposal, path: ViewPath, id: String?
  ) -> [Drawing.Node] {
    let placements = node.childPlacements(for: proposal)
    let mirrors = node.isRightToLeft && node.rule.mirrorsChildren
    return drawingOrder(of: node.children).flatMap { index in
      let child = node.children[index]
      var placement = placements[index]
      if mirrors {
        let width = child.size(for: placement.proposal).width
        placement.origin.x = frame.width - placement.origin.x - width
      }
      placement.origin = placement.origin + frame.origin
      let path = node.isStack ? path.child(index, of: node.children.count) : path
      return nodes(of: child, at: placement, path: path, id: id)
    }
  }

  /// Lower `zIndex` first, then source order.
  private func drawingOrder(of children: [LayoutNode]) -> [Int] {
    guard children.contains(where: { $0.traits.zIndex != 0 }) else {
      return Array(children.indices)
    }
    return children.indices.sorted {
      (children[$0].traits.zIndex, $0) < (children[$1].traits.zIndex, $1)
    }
  }

  private func viewFrame(_ frame: Rect, of node: LayoutNode, for proposal: Proposal) -> ViewFrame {
    ViewFrame(
      layout: frame, grid: grid, proposal: proposal, isRightToLeft: node.isRightToLeft)
  }

  private func list(_ name: String, _ path: ViewPath, _ id: String?, _ frame: ViewFrame) {
    views.append(
      LaidOutView(
        view: name, path: path.appending(name), id: id, frame: frame.layout, drawn: frame.drawn))
  }

  /// The frame with those of the edges that touch or cross the safe area's moved to the canvas's.
  private func extended(
    _ frame: Rect, underSafeAreaAt edges: Edge.Set, isRightToLeft: Bool
  ) -> Rect {
    let (left, right) = isRightToLeft ? (Edge.trailing, Edge.leading) : (.leading, .trailing)
    let tolerance = 1e-9
    func reaches(_ edge: Edge, _ position: Double, _ limit: Double) -> Bool {
      edges.contains(Edge.Set(edge)) && position <= limit + tolerance
    }
    return Rect(
      minX: reaches(left, frame.minX, safeArea.minX) ? min(frame.minX, canvas.minX) : frame.minX,
      minY: reaches(.top, frame.minY, safeArea.minY) ? min(frame.minY, canvas.minY) : frame.minY,
      maxX: reaches(right, safeArea.maxX, frame.maxX) ? max(frame.maxX, canvas.maxX) : frame.maxX,
      maxY: reaches(.bottom, safeArea.maxY, frame.maxY) ? max(frame.maxY, canvas.maxY) : frame.maxY
    )
  }
}
