import SkeletonGraphics

/// A node of a drawing ready to be scanned: outlines flat, strokes turned into fills, colours
/// premultiplied. Nodes that draw nothing, and groups that change nothing, are gone.
struct PreparedNode: Sendable {
  /// The pixel rows it may touch.
  let rows: Range<Int>
  let content: Content

  enum Content: Sendable {
    case fill([Outline], Source)
    case group([PreparedNode], Effect)
    /// By the intensity of a shimmer.
    case mix([PreparedNode], [PreparedNode], by: Int32)
  }

  enum Source: Sendable {
    /// Premultiplied.
    case solid(SIMD4<Double>)
    case ramp(RampSampler)
    case image(ImageSampler)
    case stencil(ImageSampler, RampSampler)
  }

  /// What happens to a group once its nodes are composited among themselves.
  enum Effect: Sendable {
    case opacity(Double)
    case clip([Outline])
    /// Only within these pixels.
    case highlight(PixelValue.Highlight, columns: Range<Int>, rows: Range<Int>)
    case fade(PixelValue.Fade)
  }

  static func prepare(_ nodes: [Drawing.Node], of drawing: Drawing) -> [PreparedNode] {
    nodes.flatMap { prepare($0, of: drawing) }
  }

  private static func prepare(_ node: Drawing.Node, of drawing: Drawing) -> [PreparedNode] {
    switch node {
    case .fill(let path, let paint):
      let outlines = Outline.outlines(of: path)
      guard !outlines.isEmpty, let source = source(paint, on: drawing.size) else { return [] }
      let content = Content.fill(outlines, source)
      return [PreparedNode(rows: outlines.lazy.map(\.rows), content)]
    case .stroke(let path, let style, let paint):
      return prepare(.fill(path.stroked(style), paint), of: drawing)
    case .opacity(let opacity, let nodes):
      guard opacity > 0 else { return [] }
      let children = prepare(nodes, of: drawing)
      return opacity >= 1 ? children : group(children, .opacity(opacity))
    case .clip(let path, let nodes):
      return group(prepare(nodes, of: drawing), .clip(Outline.outlines(of: path)))
    case .shimmer(let index, let nodes):
      let children = prepare(nodes, of: drawing)
      guard let effect = effect(of: index, in: drawing) else { return children }
      return group(children, effect)
    case .mix(let index, let from, let to):
      precondition(drawing.shimmers[index].effect == .mix, "groups mix by a mix")
      let (from, to) = (prepare(from, of: drawing), prepare(to, of: drawing))
      guard !from.isEmpty || !to.isEmpty else { return [] }
      return [PreparedNode(rows: (from + to).map(\.rows), .mix(from, to, by: Int32(index)))]
    }
  }

  private static func group(_ children: [PreparedNode], _ effect: Effect) -> [PreparedNode] {
    guard !children.isEmpty else { return [] }
    return [PreparedNode(rows: children.lazy.map(\.rows), .group(children, effect))]
  }

  /// nil for a picture that cannot be seen.
  private static func source(_ paint: Drawing.Paint, on canvas: PixelSize) -> Source? {
    switch paint {
    case .solid(let color): return .solid(SIMD4(color).premultiplied)
    case .linear(let ramp): return .ramp(RampSampler(ramp))
    case .image(let image): return ImageSampler(image, canvas: canvas).map(Source.image)
    case .stencil(let image, let ramp):
      return ImageSampler(image, canvas: canvas).map { .stencil($0, RampSampler(ramp)) }
    }
  }

  /// nil where the shimmer changes nothing, as a mix does to one group alone.
  private static func effect(of index: Int, in drawing: Drawing) -> Effect? {
    let shimmer = drawing.shimmers[index]
    switch shimmer.effect {
    case .mix: return nil
    case .fade(let minimum):
      let loss = 1 - min(max(minimum, 0), 1)
      return loss == 0 ? nil : .fade(PixelValue.Fade(loss: loss, shimmer: Int32(index)))
    case .highlight(let color, let strength):
      let k = min(max(strength, 0), 1) * color.alpha
      // A band below a thousandth of a pixel meets no pixel's centre but by chance.
      guard k > 0, shimmer.bandWidth > 0.001, shimmer.bandWidth.isFinite else { return nil }
      let highlight = PixelValue.Highlight(
        color: SIMD4(color.red, color.green, color.blue, k), shimmer: Int32(index))
      let b = shimmer.bounds
      return .highlight(
        highlight, columns: pixels(b.minX, b.maxX, drawing.size.width),
        rows: pixels(b.minY, b.maxY, drawing.size.height))
    }
  }

  /// Those of `count` pixels whose centres lie from `low` to `high`, ends included.
  private static func pixels(_ low: Double, _ high: Double, _ count: Int) -> Range<Int> {
    let limit = Double(count)
    let first = Int(min(max((low - 0.5).rounded(.up), 0), limit))
    let end = Int(min(max((high - 0.5).rounded(.down) + 1, 0), limit))
    return first..<max(first, end)
  }

  private init(rows: some Sequence<Range<Int>>, _ content: Content) {
    self.rows = rows.reduce(0..<0) { a, b in
      a.isEmpty ? b : min(a.lowerBound, b.lowerBound)..<max(a.upperBound, b.upperBound)
    }
    self.content = content
  }
}
