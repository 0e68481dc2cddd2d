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
  /// The surroundings that the views would rather be drawn in, by `preferredColorScheme`; nil
  /// where none has a wish.
  package let preferredColorScheme: ColorScheme?
  /// What cannot be drawn as it is asked for, until somebody has been told.
  package var substitutions: [Substitution]

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
    let proposal = try SceneCanvas.proposal(for: options)
    let session = ResolvingSession(typesetter: options.typesetter, images: options.images)
    let context = ViewContext(environment: options.environment, session: session)
    let root = LayoutNode(root: context.nodes(of: view), in: context)
    if let failure = session.failure { throw failure }

    contentSize = root.size(for: proposal)
    let canvas = try SceneCanvas(options, around: contentSize.height)
    self.canvas = canvas.size
    let lowering = SceneLowering(
      canvas: Rect(origin: .zero, size: canvas.size), safeArea: canvas.safeArea,
      grid: PixelGrid(scale: options.scale))
    let placement = Placement(origin: canvas.origin(of: contentSize), proposal: proposal)
    let nodes = lowering.nodes(of: root, at: placement, path: ViewPath())
    guard !nodes.nest(deeperThan: Self.maximumNesting) else {
      throw .effectsNestedTooDeeply(limit: Self.maximumNesting)
    }
    views = lowering.views
    preferredColorScheme = session.preferredColorScheme
    substitutions = session.substitutions
    substitutions.merge(lowering.substitutions)
    drawing = Drawing(
      size: canvas.pixels, background: options.background, nodes: nodes,
      shimmers: lowering.shimmers)
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
        case .mix(_, let from, let to): from + to
        }
      }
      if level.isEmpty { return false }
    }
    return true
  }
}
