import SkeletonGraphics

/// Draws by definition: every node in float64, one frame after the other, rounded once.
struct ReferenceRenderer {
  private let drawing: Drawing
  private var coverages: [BezierPath: [Double]] = [:]

  init(_ drawing: Drawing) {
    self.drawing = drawing
  }

  /// Straight R, G, B, A bytes.
  mutating func frame(_ progress: [Double]) -> [UInt8] {
    var picture = Array(
      repeating: premultiplied(drawing.background ?? .clear), count: drawing.size.count)
    draw(drawing.nodes, onto: &picture, progress)
    return picture.flatMap { pixel -> [UInt8] in
      let alpha = (pixel.w * 255 + 0.5).rounded(.down)
      guard alpha > 0 else { return [0, 0, 0, 0] }
      func level(_ v: Double) -> UInt8 {
        UInt8(min(max((v / pixel.w * 255 + 0.5 + 1e-7).rounded(.down), 0), 255))
      }
      return [level(pixel.x), level(pixel.y), level(pixel.z), UInt8(min(alpha, 255))]
    }
  }

  private func premultiplied(_ c: RGBA) -> SIMD4<Double> {
    SIMD4(c.red * c.alpha, c.green * c.alpha, c.blue * c.alpha, c.alpha)
  }

  private mutating func coverage(_ path: BezierPath) -> [Double] {
    if let known = coverages[path] { return known }
    let values = ReferenceCoverage(path, size: drawing.size).values
    coverages[path] = values
    return values
  }

  private func center(_ index: Int) -> Point {
    Point(
      x: Double(index % drawing.size.width) + 0.5, y: Double(index / drawing.size.width) + 0.5)
  }

  private func color(of image: ImagePaint, _ index: Int) -> SIMD4<Double> {
    ReferenceImage(paint: image).color(index % drawing.size.width, index / drawing.size.width)
  }

  private mutating func draw(
    _ nodes: [Drawing.Node], onto picture: inout [SIMD4<Double>], _ progress: [Double]
  ) {
    for node in nodes {
      let layer = layer(node, progress)
      for i in picture.indices { picture[i] = layer[i] + picture[i] * (1 - layer[i].w) }
    }
  }

  private mutating func layer(_ node: Drawing.Node, _ progress: [Double]) -> [SIMD4<Double>] {
    func group(_ children: [Drawing.Node]) -> [SIMD4<Double>] {
      var picture = [SIMD4<Double>](repeating: .zero, count: drawing.size.count)
      draw(children, onto: &picture, progress)
      return picture
    }
    switch node {
    case .fill(let path, let paint):
      let coverage = coverage(path)
      return coverage.indices.map { i in
        guard coverage[i] > 0 else { return .zero }
        return switch paint {
        case .solid(let color): premultiplied(color) * coverage[i]
        case .linear(let ramp):
          premultiplied(ramp.color(at: ramp.location(of: center(i)))) * coverage[i]
        case .image(let image): color(of: image, i) * coverage[i]
        case .stencil(let image, let ramp):
          premultiplied(ramp.color(at: ramp.location(of: center(i))))
            * (color(of: image, i).w * coverage[i])
        }
      }
    case .stroke: preconditionFailure("strokes have tests of their own")
    case .opacity(let k, let children): return group(children).map { $0 * k }
    case .clip(let path, let children):
      return zip(group(children), coverage(path)).map { $0 * $1 }
    case .mix(let index, let from, let to):
      return zip(group(from), group(to)).map { $0 * (1 - progress[index]) + $1 * progress[index] }
    case .shimmer(let index, let children):
      let shimmer = drawing.shimmers[index]
      return group(children).enumerated().map { i, below in
        let intensity = shimmer.intensity(at: center(i), progress: progress[index])
        switch shimmer.effect {
        case .mix: return below
        case .fade(let minimum): return below * (1 - (1 - minimum) * intensity)
        case .highlight(let color, let strength):
          let k = strength * color.alpha * intensity
          var light = premultiplied(color.opacity(1 / color.alpha)) * below.w
          light.w = below.w
          return below + (light - below) * k
        }
      }
    }
  }
}
