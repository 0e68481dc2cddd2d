internal import SkeletonGraphics

/// The canvas of a scene, and the part of it where the root view stands.
struct SceneCanvas {
  /// In points.
  let size: Size
  let pixels: PixelSize
  /// The canvas less its insets, in points.
  let safeArea: Rect

  /// What the root view is offered.
  static func proposal(for options: SceneOptions) throws(LayoutError) -> Proposal {
    guard options.scale.isFinite, options.scale > 0 else { throw .scale(options.scale) }
    _ = try pixels(options, height: options.height ?? options.width)
    let insets = PaddingRule(options.safeArea)
    return Proposal(
      width: max(options.width - insets.leading - insets.trailing, 0),
      height: options.height.map { max($0 - insets.top - insets.bottom, 0) })
  }

  /// Without a height of its own the canvas hugs content of a height, on whole pixels.
  init(_ options: SceneOptions, around contentHeight: Double) throws(LayoutError) {
    let grid = PixelGrid(scale: options.scale)
    let insets = PaddingRule(options.safeArea)
    let (above, below) = (insets.top, insets.bottom)
    let hugged = max(grid.roundedUp(contentHeight + above + below), 1 / options.scale)
    size = Size(width: options.width, height: options.height ?? hugged)
    pixels = try Self.pixels(options, height: size.height)
    let isRightToLeft = options.layoutDirection == .rightToLeft
    safeArea = Rect(
      minX: isRightToLeft ? insets.trailing : insets.leading, minY: above,
      maxX: size.width - (isRightToLeft ? insets.leading : insets.trailing),
      maxY: size.height - below)
  }

  /// The origin that puts content in the middle of the safe area.
  func origin(of content: Size) -> Point {
    Point(x: safeArea.midX - content.width / 2, y: safeArea.midY - content.height / 2)
  }

  private static func pixels(
    _ options: SceneOptions, height: Double
  ) throws(LayoutError) -> PixelSize {
    let limit = LaidOutScene.maximumSide
    func isDrawable(_ side: Double) -> Bool {
      side.isFinite && (1...Double(limit)).contains((side * options.scale).rounded())
    }
    guard isDrawable(options.width), isDrawable(height) else {
      throw .canvas(width: options.width, height: height, limit: limit)
    }
    let rect = Rect(x: 0, y: 0, width: options.width, height: height)
    let pixels = PixelGrid(scale: options.scale).pixels(rect)
    return PixelSize(width: Int(pixels.width), height: Int(pixels.height))
  }
}
