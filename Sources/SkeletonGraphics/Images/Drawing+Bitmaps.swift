extension Drawing {
  /// The bitmaps that are painted with, each once.
  package var bitmaps: Set<Bitmap> {
    var result: Set<Bitmap> = []
    Self.collect(nodes, into: &result)
    return result
  }

  private static func collect(_ nodes: [Node], into bitmaps: inout Set<Bitmap>) {
    for node in nodes {
      switch node {
      case .fill(_, .image(let image)), .fill(_, .stencil(let image, _)),
        .stroke(_, _, .image(let image)), .stroke(_, _, .stencil(let image, _)):
        bitmaps.insert(image.bitmap)
      case .fill, .stroke: break
      case .opacity(_, let children), .clip(_, let children), .shimmer(_, let children):
        collect(children, into: &bitmaps)
      case .mix(_, let from, let to): collect(from + to, into: &bitmaps)
      }
    }
  }
}
