package import SkeletonGraphics

/// A picture that was found for a name.
package struct ImageAsset: Sendable, Hashable {
  package var bitmap: Bitmap
  /// The bitmap's pixels a point.
  package var scale: Double
  /// Whether only its alpha counts, unless a view says otherwise.
  package var isTemplate: Bool

  package init(bitmap: Bitmap, scale: Double, isTemplate: Bool = false) {
    self.bitmap = bitmap
    self.scale = scale
    self.isTemplate = isTemplate
  }

  /// In points.
  package var size: Size {
    Size(width: Double(bitmap.size.width) / scale, height: Double(bitmap.size.height) / scale)
  }
}
