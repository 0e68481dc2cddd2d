import SkeletonGraphics
import SkeletonUI

/// Finds the canvas on which a scene fills a frame.
///
/// Of several widths that on which the scene fills the frame best is taken. The canvas then gets the
/// frame's own shape, so that what reaches the canvas's edges reaches the frame's: the content
/// stands in its middle, as on any canvas. Where it is too tall for that the canvas is widened; what
/// would still not be whole stands in the middle of the frame on a canvas that hugs it.
struct FrameFitting {
  struct Canvas {
    /// In points; without a height it hugs the content.
    var width: Double
    var height: Double?
    /// Pixels a point.
    var scale: Double
  }

  let frame: PictureFrame
  /// With the scene's own canvas.
  let options: SceneOptions
  /// Whether that canvas was asked for.
  let isFixed: Bool
  /// Lays the scene out in each state that will be drawn.
  let layOut: (SceneOptions) throws(RenderError) -> [LaidOutScene]

  /// How much wider a canvas may become, and how much smaller the scene, to reach all edges.
  private static let largestWidening = 1.5
  private static let largestShrinking = 1.25

  func canvas() throws(RenderError) -> Canvas {
    var best = Canvas(width: options.width, height: options.height, scale: 1)
    var fill = 0.0
    for (width, height) in frame.canvases(for: options, isFixed: isFixed) {
      let states = try scenes(width, height)
      guard let scene = states.max(by: { $0.canvas.height < $1.canvas.height }) else { continue }
      let found = frame.fill(scene, ownWidth: options.width)
      // A canvas that nobody asked for must pay.
      guard fill == 0 || found > fill * 1.1 else { continue }
      fill = found
      best = Canvas(width: width, height: height, scale: frame.scale(for: scene.canvas))
    }
    return try wholeFrame(from: best) ?? best
  }

  /// A canvas of the frame's shape, about as wide as another; nil where the scene would not be whole.
  private func wholeFrame(from best: Canvas) throws(RenderError) -> Canvas? {
    guard !(isFixed && options.height != nil) else { return nil }
    var narrow = isFixed ? best.width : max(best.width, frame.smallestWidth)
    if try fits(narrow) { return frame.canvas(ofWidth: narrow) }
    var wide = min(
      best.width * Self.largestWidening, frame.width(atScale: best.scale / Self.largestShrinking))
    guard !isFixed, wide > narrow, try fits(wide) else { return nil }
    // To a point in a thousand.
    while wide - narrow > wide / 1000 {
      let middle = (wide + narrow) / 2
      if try fits(middle) { wide = middle } else { narrow = middle }
    }
    return frame.canvas(ofWidth: wide)
  }

  /// Whether a canvas of the frame's shape shows of the scene what its own canvas would: all of it,
  /// unless that has a height which cuts it off.
  private func fits(_ width: Double) throws(RenderError) -> Bool {
    guard let height = frame.canvas(ofWidth: width)?.height else { return false }
    if try isWhole(width, height) { return true }
    guard let own = options.height, own <= height else { return false }
    return try !isWhole(options.width, own)
  }

  private func isWhole(_ width: Double, _ height: Double) throws(RenderError) -> Bool {
    try scenes(width, nil).allSatisfy { scene in
      // A scene may have a width of its own.
      scene.contentSize.width <= width + 0.5 && abs(scene.canvas.width - width) < 1e-6
        && scene.canvas.height <= height + 1e-6
    }
  }

  private func scenes(
    _ width: Double, _ height: Double?
  ) throws(RenderError) -> [LaidOutScene] {
    var options = options
    (options.width, options.height) = (width, height)
    return try layOut(options)
  }
}
