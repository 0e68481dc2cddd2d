internal import SkeletonGraphics

/// A box in place of a picture.
struct BoxLeaf: Leaf {
  var paint: StylePaint
  /// In points.
  var cornerRadius: Double
  /// What is to be said of it.
  var substitutions: [Substitution] = []

  var name: String { "Image" }

  func substitutions(in frame: ViewFrame) -> [Substitution] { substitutions }

  func nodes(in frame: ViewFrame) -> [Drawing.Node] {
    let outline = BezierPath.continuousRoundedRectangle(
      frame.pixels, radius: cornerRadius * frame.grid.scale)
    return outline.isEmpty ? [] : [.fill(outline, paint.filling(frame.pixels))]
  }
}
