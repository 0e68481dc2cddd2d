import SkeletonGraphics
import SkeletonUI

/// A picture of an exact size, with a scene in the middle of it as large as it fits.
struct PictureFrame {
  private let size: PixelSize

  init?(_ picture: PictureOptions) throws(RenderError) {
    guard let (width, height) = picture.pixels else { return nil }
    let limit = LaidOutScene.maximumSide
    guard (1...limit).contains(width), (1...limit).contains(height) else {
      throw .unsuitable(
        option: "--pixels", reason: "\(width)x\(height) is not within 1…\(limit) pixels a side")
    }
    size = PixelSize(width: width, height: height)
  }

  /// The canvases to try, in points, the one asked for first; without a height they hug the content.
  func canvases(
    for options: SceneOptions, isFixed: Bool
  ) -> [(width: Double, height: Double?)] {
    let own = (width: options.width, height: options.height)
    guard !isFixed else { return [own] }
    return [own] + [1, 0.75, 0.5, 1.5, 2].map { (width: own.width * $0, height: nil) }
  }

  /// How well a scene fills the frame, in 0…1: the part that it takes, less the further its width
  /// is from its own; almost nothing when it leaves its canvas.
  func fill(_ scene: LaidOutScene, ownWidth: Double) -> Double {
    let canvas = scene.canvas
    guard scene.contentSize.width <= canvas.width + 0.5 else { return .leastNormalMagnitude }
    let scale = scale(for: canvas)
    let part = canvas.width * canvas.height * scale * scale / Double(size.count)
    let change = canvas.width / ownWidth
    return part * min(change, 1 / change).squareRoot()
  }

  /// Pixels a point for a canvas in points; enlarged no further than a scale may be.
  func scale(for canvas: Size) -> Double {
    min(
      Double(size.width) / canvas.width, Double(size.height) / canvas.height, Self.largestScale)
  }

  private static let largestScale = 8.0

  /// The width in points that fills the frame's at the largest scale.
  var smallestWidth: Double { width(atScale: Self.largestScale) }

  /// The width in points that fills the frame's.
  func width(atScale scale: Double) -> Double { Double(size.width) / scale }

  /// The canvas that is as wide as this and fills the frame; nil where it would be enlarged too far.
  func canvas(ofWidth width: Double) -> FrameFitting.Canvas? {
    let scale = Double(size.width) / width
    guard scale <= Self.largestScale else { return nil }
    return FrameFitting.Canvas(width: width, height: Double(size.height) / scale, scale: scale)
  }

  /// The drawing on whole pixels in the middle, its background all around.
  func around(_ drawing: Drawing) -> Drawing {
    guard drawing.size != size else { return drawing }
    var result = Drawing(size: size, background: drawing.background)
    var part = drawing
    part.background = nil
    let origin = Point(
      x: Double((size.width - drawing.size.width) / 2),
      y: Double((size.height - drawing.size.height) / 2))
    result.place(part, scale: 1, at: origin)
    return result
  }
}
