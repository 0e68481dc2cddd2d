package import SkeletonGraphics

extension FramePlan {
  /// The most that compiling and holding a plan takes, in bytes: every pixel its own colour, the
  /// bands that are under way, and the pixels of photos that change from frame to frame.
  package static func memoryEstimate(_ drawing: Drawing, jobs: Int) -> Int {
    let size = drawing.size
    let band = size.width * min(size.height, BandCompiler.height)
    return size.count * 8 + 2 * jobs * band * MemoryLayout<PixelValue>.stride * 3
      + movingPhotoPixels(drawing) * bytesPerMaterial
  }

  /// Nearly every pixel of a photo that fades or shimmers is a material of its own: its value, its
  /// steps, its place in the table of materials and its rules at both ends. Measured with noise,
  /// where no two pixels are alike, on 1 to 4 jobs: 850 to 940 bytes each in a reveal.
  private static let bytesPerMaterial = 900

  /// Pixels of pictures under an effect, as if none hid another.
  package static func movingPhotoPixels(_ drawing: Drawing) -> Int {
    photoPixels(drawing, countsResting: false)
  }

  /// Pixels of all pictures, as if none hid another.
  package static func photoPixels(_ drawing: Drawing) -> Int {
    photoPixels(drawing, countsResting: true)
  }

  private static func photoPixels(_ drawing: Drawing, countsResting: Bool) -> Int {
    let canvas = Rect(
      x: 0, y: 0, width: Double(drawing.size.width), height: Double(drawing.size.height))
    func pixels(_ nodes: [Drawing.Node], isMoving: Bool) -> Double {
      nodes.reduce(0) { sum, node in
        switch node {
        case .fill(_, let paint), .stroke(_, _, let paint):
          sum + (isMoving ? paint.photo(in: canvas) : 0)
        case .opacity(_, let inner), .clip(_, let inner):
          sum + pixels(inner, isMoving: isMoving)
        case .shimmer(_, let inner):
          sum + pixels(inner, isMoving: true)
        case .mix(_, let from, let to):
          // A place has one material, whatever of both ends is there.
          sum + max(pixels(from, isMoving: true), pixels(to, isMoving: true))
        }
      }
    }
    return Int(
      min(pixels(drawing.nodes, isMoving: countsResting), Double(drawing.size.count)))
  }
}

extension Drawing.Paint {
  /// The area that its picture has on the canvas, in pixels.
  fileprivate func photo(in canvas: Rect) -> Double {
    switch self {
    case .image(let image):
      if image.repeats { return canvas.size.width * canvas.size.height }
      let visible = image.target.intersection(canvas)
      return max(visible.size.width, 0) * max(visible.size.height, 0)
    case .solid, .linear, .stencil: return 0
    }
  }
}
