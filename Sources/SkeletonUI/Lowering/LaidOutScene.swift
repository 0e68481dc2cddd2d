package import SkeletonGraphics

/// A scene with everything in its place, and what is drawn there.
package struct LaidOutScene: Sendable, Hashable {
  /// In points.
  package let canvas: Size
  /// Of the root view, in points, as laid out.
  package let contentSize: Size
  /// Every leaf, and the views with an id, in drawing order.
  package let views: [LaidOutView]
  package let drawing: Drawing

  /// The longest side of a canvas, in pixels: what the file formats can hold.
  package static let maximumSide = 65_535

  /// How deep drawing nodes may nest, for whoever follows them on an ordinary stack.
  package static let maximumNesting = 500

  /// Lays out what `content` makes, in the theme of the options.
  ///
  /// The work is done on a stack that holds deeply nested views.
  package init(
    _ options: SceneOptions, @ViewBuilder content: () -> some View
  ) throws(LayoutError) {
    let result: Result<LaidOutScene, LayoutError> = DeepStack.run {
      SKTheme.$current.withValue(options.theme) {
        Result { () throws(LayoutError) in
          try LaidOutScene(laying: content(), options)
        }
      }
    }
    self = try result.get()
  }

  private init(laying view: some View, _ options: SceneOptions) throws(LayoutError) {
    guard options.scale.isFinite, options.scale > 0 else { throw .scale(options.scale) }
    let grid = PixelGrid(scale: options.scale)
    _ = try Self.pixelSize(options, height: options.height ?? 1, grid)

    let session = ResolvingSession(typesetter: options.typesetter)
    let context = ViewContext(environment: options.environment, session: session)
    let root = LayoutNode(root: context.nodes(of: view), in: context)
    if let failure = session.failure { throw failure }

    let insets = PaddingRule(options.safeArea)
    let proposal = Proposal(
      width: max(options.width - insets.leading - insets.trailing, 0),
      height: options.height.map { max($0 - insets.top - insets.bottom, 0) })
    contentSize = root.size(for: proposal)
    let hugged = max(
      grid.roundedUp(contentSize.height + insets.top + insets.bottom), 1 / options.scale)
    canvas = Size(width: options.width, height: options.height ?? hugged)
    let size = try Self.pixelSize(options, height: canvas.height, grid)

    let isRightToLeft = options.layoutDirection == .rightToLeft
    let left = isRightToLeft ? insets.trailing : insets.leading
    let safeArea = Rect(
      x: left, y: insets.top, width: proposal.width ?? 0,
      height: canvas.height - insets.top - insets.bottom)
    let origin = Point(
      x: safeArea.midX - contentSize.width / 2, y: safeArea.midY - contentSize.height / 2)
    let lowering = SceneLowering(
      canvas: Rect(origin: .zero, size: canvas), safeArea: safeArea, grid: grid)
    let nodes = lowering.nodes(
      of: root, at: Placement(origin: origin, proposal: proposal), path: ViewPath())
    guard !nodes.nest(deeperThan: Self.maximumNesting) else {
      throw .effectsNestedTooDeeply(limit: Self.maximumNesting)
    }
    views = lowering.views
    drawing = Drawing(
      size: size, background: options.background, nodes: nodes, shimmers: lowering.shimmers)
  }

  private static func pixelSize(
    _ options: SceneOptions, height: Double, _ grid: PixelGrid
  ) throws(LayoutError) -> PixelSize {
    let width = options.width
    func isDrawable(_ side: Double) -> Bool {
      side.isFinite && (1...Double(maximumSide)).contains((side * grid.scale).rounded())
    }
    guard isDrawable(width), isDrawable(height) else {
      throw .canvas(width: width, height: height, limit: maximumSide)
    }
    let pixels = grid.pixels(Rect(x: 0, y: 0, width: width, height: height))
    return PixelSize(width: Int(pixels.width), height: Int(pixels.height))
  }
}

extension LayoutNode {
  /// Several views at the root stand below each other.
  fileprivate convenience init(root nodes: [LayoutNode], in context: ViewContext) {
    let rule: any LayoutRule =
      nodes.count == 1
      ? PassThroughRule()
      : StackRule(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)
    self.init(
      nodes.count == 1 ? .modifier(name: "root") : .stack(name: "VStack"), rule: rule,
      children: nodes, in: context.environment)
  }
}

extension [Drawing.Node] {
  /// Goes down level by level, as nodes that are too deep must not be followed by recursion.
  fileprivate func nest(deeperThan limit: Int) -> Bool {
    var level = self
    for _ in 0...limit {
      level = level.flatMap { node in
        switch node {
        case .fill, .stroke: [Drawing.Node]()
        case .opacity(_, let nodes), .clip(_, let nodes), .shimmer(_, let nodes): nodes
        }
      }
      if level.isEmpty { return false }
    }
    return true
  }
}
