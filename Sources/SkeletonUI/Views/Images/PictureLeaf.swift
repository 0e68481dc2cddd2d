internal import SkeletonGraphics

/// A picture in its frame.
struct PictureLeaf: Leaf {
  var asset: ImageAsset
  /// What is seen through its alpha; nil for its own colours.
  var tint: StylePaint?
  var resizing: Image.Resizing
  var sampling: ImagePaint.Sampling

  var name: String { "Image" }

  func nodes(in frame: ViewFrame) -> [Drawing.Node] {
    let pixels = frame.pixels
    guard !pixels.isEmpty else { return [] }
    let scale = frame.grid.scale
    let parts = ImageSlices(asset, caps: resizing.caps, in: pixels, scale: scale).slices
    return parts.map { part in
      var image = ImagePaint(
        asset.bitmap, source: part.source, in: part.target, sampling: sampling)
      if resizing.mode == .tile {
        let unit = scale / asset.scale
        image.repeats = true
        image.target.size = Size(
          width: part.source.width * unit, height: part.source.height * unit)
      }
      return .fill(.rectangle(part.target), paint(image, in: pixels))
    }
  }

  private func paint(_ image: ImagePaint, in frame: Rect) -> Drawing.Paint {
    switch tint?.filling(frame) {
    case .solid(let color): .stencil(image, LinearRamp(color))
    case .linear(let ramp): .stencil(image, ramp)
    case .image, .stencil, nil: .image(image)
    }
  }
}
