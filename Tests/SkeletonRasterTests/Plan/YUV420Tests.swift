import SkeletonGraphics
import SkeletonRaster
import Testing

/// Planes against the exact conversion of the RGBA frame.
@Suite struct YUV420Tests {
  /// Saturated stripes and an animated bar whose edges fall between the pixels of a pair.
  private static let drawing: Drawing = {
    let colors: [UInt32] = [
      0xFF0000, 0x00FF00, 0x0000FF, 0x10B981, 0xEF4444, 0xF59E0B, 0x3B82F6, 0xFFFFFF, 0,
    ]
    var drawing = Drawing(size: PixelSize(width: 44, height: 26), background: .black)
    for (i, color) in colors.enumerated() {
      let stripe = Rect(x: Double(5 * i), y: Double(i), width: 5, height: 26)
      drawing.nodes.append(.fill(.rectangle(stripe), .solid(RGBA(hex: color))))
    }
    let bar = Rect(x: 7, y: 5, width: 31, height: 15)
    drawing.nodes.append(
      .shimmer(0, [.fill(.ellipse(in: bar), .solid(RGBA(hex: 0xC01878)))]))
    // Lines at odd rows only, below the bar: pairs of which the lower row alone is animated, and
    // which look alike but for the place of the band.
    var lines = BezierPath()
    for y in [21.0, 23, 25] { lines.append(.rectangle(Rect(x: 8, y: y, width: 30, height: 1))) }
    drawing.nodes.append(.shimmer(1, [.fill(lines, .solid(RGBA(hex: 0x404080)))]))
    let light = Shimmer.Effect.highlight(RGBA(hex: 0x20F0A0), strength: 0.9)
    drawing.shimmers = [
      Shimmer(
        effect: light, bounds: bar, direction: Point(x: 0.6, y: 0.8), band: 0.7, profile: .smooth),
      Shimmer(
        effect: light, bounds: Rect(x: 8, y: 20, width: 30, height: 6),
        direction: Point(x: 0, y: 1), band: 1),
    ]
    return drawing
  }()

  /// Nearest, halves up, in whole numbers: everything over 2·10⁴·255 times a denominator.
  private static func samples(_ sum: SIMD3<Int>, of count: Int, unit: Int) -> SIMD3<Int> {
    let y = sum.x * 2126 + sum.y * 7152 + sum.z * 722
    func nearest(_ numerator: Int, _ denominator: Int) -> Int {
      let (q, r) = (2 * numerator + denominator).quotientAndRemainder(
        dividingBy: 2 * denominator)
      return r < 0 ? q - 1 : q
    }
    let full = 255 * 10_000 * count
    return SIMD3(
      nearest(unit * (16 * full + 219 * y), full),
      // (B − Y′)/1.8556 and (R − Y′)/1.5748
      nearest(
        unit * (128 * 18_556 * 255 * count + 224 * (sum.z * 10_000 - y)), 18_556 * 255 * count),
      nearest(
        unit * (128 * 15_748 * 255 * count + 224 * (sum.x * 10_000 - y)), 15_748 * 255 * count))
  }

  @Test("every sample is the nearest to the exact conversion", arguments: [8, 10])
  func exact(depth: Int) {
    let plan = FramePlan(Self.drawing, jobs: 1)
    let (width, height) = (plan.size.width, plan.size.height)
    let state = FrameState(progress: [0.47, 0.4])
    var rgba = [UInt8](repeating: 0, count: plan.size.count * 4)
    plan.drawRGBA(state, into: &rgba)
    var frame = YUV420Frame(size: plan.size, depth: depth)
    plan.drawYUV420(state, into: &frame)
    func rgb(_ x: Int, _ y: Int) -> SIMD3<Int> {
      let i = 4 * (y * width + x)
      return SIMD3(Int(rgba[i]), Int(rgba[i + 1]), Int(rgba[i + 2]))
    }
    func sample(_ plane: [UInt8], _ i: Int) -> Int {
      depth == 8 ? Int(plane[i]) : Int(plane[2 * i]) | Int(plane[2 * i + 1]) << 8
    }
    let unit = 1 << (depth - 8)
    for y in 0..<height {
      for x in 0..<width {
        let exact = Self.samples(rgb(x, y), of: 1, unit: unit).x
        #expect(sample(frame.y, y * width + x) == exact)
      }
    }
    for y in 0..<height / 2 {
      for x in 0..<width / 2 {
        let sum =
          rgb(2 * x, 2 * y) &+ rgb(2 * x + 1, 2 * y) &+ rgb(2 * x, 2 * y + 1)
          &+ rgb(2 * x + 1, 2 * y + 1)
        let exact = Self.samples(sum, of: 4, unit: unit)
        #expect(sample(frame.u, y * width / 2 + x) == exact.y)
        #expect(sample(frame.v, y * width / 2 + x) == exact.z)
      }
    }
  }

  /// The pairs of video standards' own tables.
  @Test(
    "known colours have known samples",
    arguments: [
      (0xFFFFFF, 235, 128, 128), (0x000000, 16, 128, 128), (0x3B82F6, 122, 186, 92),
      (0x10B981, 141, 120, 56), (0xF59E0B, 158, 55, 172), (0x00FF00, 173, 42, 26),
      (0x111827, 36, 135, 124),
    ] as [(UInt32, UInt8, UInt8, UInt8)])
  func table(color: UInt32, y: UInt8, u: UInt8, v: UInt8) {
    let size = PixelSize(width: 6, height: 4)
    let plan = FramePlan(Drawing(size: size, background: RGBA(hex: color)), jobs: 1)
    var frame = YUV420Frame(size: size)
    plan.drawYUV420(FrameState(progress: []), into: &frame)
    #expect(frame.y.allSatisfy { $0 == y })
    #expect(frame.u.allSatisfy { $0 == u })
    #expect(frame.v.allSatisfy { $0 == v })
  }
}
