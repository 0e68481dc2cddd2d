/// A bitmap as paint: a part of it stretched over a rectangle.
package struct ImagePaint: Sendable, Hashable {
  /// How a picture is enlarged. One that is made smaller is averaged over the area of each pixel,
  /// except by `nearest`.
  package enum Sampling: Sendable, Hashable {
    /// The sample under the pixel's centre.
    case nearest
    /// Straight lines between samples.
    case linear
    /// Catmull-Rom curves through samples.
    case cubic
  }

  package var bitmap: Bitmap
  /// In the bitmap's pixels: whole numbers, inside of it. Nothing outside is looked at.
  package var source: Rect
  /// Where the part goes, in pixels of the drawing.
  package var target: Rect
  package var sampling: Sampling
  /// Whether the part is laid out again and again from `target` on; else its edges go on.
  package var repeats: Bool

  package init(
    _ bitmap: Bitmap, source: Rect? = nil, in target: Rect, sampling: Sampling = .linear,
    repeats: Bool = false
  ) {
    let size = bitmap.size
    self.bitmap = bitmap
    self.source =
      source ?? Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    self.target = target
    self.sampling = sampling
    self.repeats = repeats
  }

  package func mapped(_ rect: (Rect) -> Rect) -> ImagePaint {
    var result = self
    result.target = rect(target)
    return result
  }
}
