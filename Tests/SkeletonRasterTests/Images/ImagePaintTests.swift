import SkeletonGraphics
import Testing

@testable import SkeletonRaster

@Suite struct ImagePaintTests {
  /// Noise, with alpha of all sorts, so that nothing averages out by chance.
  static func noise(_ width: Int, _ height: Int, seed: UInt64 = 1, opaque: Bool = false) -> Bitmap {
    var random = SeededGenerator(seed: seed)
    let size = PixelSize(width: width, height: height)
    let pixels = (0..<size.count * 4).map { i -> UInt8 in
      i % 4 == 3 && opaque ? 255 : UInt8.random(in: 0...255, using: &random)
    }
    return Bitmap(size: size, pixels: pixels)
  }

  static func drawing(_ width: Int, _ height: Int, _ nodes: [Drawing.Node]) -> Drawing {
    Drawing(size: PixelSize(width: width, height: height), background: .white, nodes: nodes)
  }

  static func pixels(_ drawing: Drawing, _ progress: [Double] = []) -> [UInt8] {
    let plan = FramePlan(drawing, jobs: 1)
    var pixels = [UInt8](repeating: 0, count: drawing.size.count * 4)
    plan.drawRGBA(FrameState(progress: progress), into: &pixels)
    return pixels
  }

  static func expectEqual(
    _ drawing: Drawing, at progress: [Double] = [], _ name: String
  ) {
    var reference = ReferenceRenderer(drawing)
    let (ours, wanted) = (pixels(drawing, progress), reference.frame(progress))
    let distances = zip(ours, wanted).map { abs(Int($0) - Int($1)) }
    #expect((distances.max() ?? 0) <= 1, "\(name)")
    #expect(distances.count { $0 > 0 } * 100 <= distances.count, "\(name)")
  }

  @Test("a bitmap at its own size is drawn to the bit, translucent pixels too")
  func identity() {
    let bitmap = Self.noise(33, 21)
    let rect = Rect(x: 2, y: 3, width: 33, height: 21)
    var drawing = Self.drawing(
      40, 30, [.fill(.rectangle(rect), .image(ImagePaint(bitmap, in: rect)))])
    drawing.background = nil
    let pixels = Self.pixels(drawing)
    for y in 0..<21 {
      for x in 0..<33 {
        let (a, b) = ((y * 33 + x) * 4, ((y + 3) * 40 + x + 2) * 4)
        let wanted = Array(bitmap.pixels[a..<a + 4])
        #expect(Array(pixels[b..<b + 4]) == (wanted[3] == 0 ? [0, 0, 0, 0] : wanted))
      }
    }
  }

  @Test(
    "enlarged and reduced images are what each way of sampling says, up to rounding",
    arguments: [ImagePaint.Sampling.nearest, .linear, .cubic])
  func samplings(sampling: ImagePaint.Sampling) {
    for (seed, target) in [
      Rect(x: 1, y: 1, width: 9, height: 7), Rect(x: 0, y: 0, width: 40, height: 30),
      Rect(x: -7, y: 3, width: 61, height: 5), Rect(x: 3, y: -20, width: 8, height: 90),
      Rect(x: 2.5, y: 1.25, width: 23.5, height: 17.75),
    ].enumerated() {
      for opaque in [false, true] {
        let bitmap = Self.noise(23, 17, seed: UInt64(seed), opaque: opaque)
        let paint = ImagePaint(
          bitmap, source: Rect(x: 2, y: 1, width: 20, height: 15), in: target, sampling: sampling)
        let drawing = Self.drawing(40, 30, [.fill(.rectangle(target), .image(paint))])
        Self.expectEqual(drawing, "\(target) \(opaque)")
      }
    }
  }

  @Test("tiles follow each other without a seam, at fractions of pixels too")
  func tiles() {
    for size in [Size(width: 5, height: 7), Size(width: 2.5, height: 11.2)] {
      let target = Rect(x: 4, y: 2, width: 35, height: 27)
      var paint = ImagePaint(Self.noise(5, 7), in: Rect(origin: target.origin, size: size))
      paint.repeats = true
      Self.expectEqual(
        Self.drawing(40, 30, [.fill(.rectangle(target), .image(paint))]), "\(size)")
    }
  }

  @Test("a stencil shows a gradient through an image's alpha")
  func stencil() {
    let target = Rect(x: 3, y: 2, width: 30, height: 22)
    let ramp = LinearRamp(
      start: Point(x: 3, y: 2), end: Point(x: 30, y: 20),
      stops: [
        GradientStop(location: 0, color: RGBA(hex: 0xFF2000)),
        GradientStop(location: 1, color: RGBA(hex: 0x0030C0, alpha: 0.5)),
      ])
    let paint = ImagePaint(Self.noise(12, 9), in: target)
    for ramp in [ramp, LinearRamp(RGBA(hex: 0x3478F6, alpha: 0.8))] {
      Self.expectEqual(
        Self.drawing(40, 30, [.fill(.rectangle(target), .stencil(paint, ramp))]), "\(ramp)")
    }
  }

  @Test("an image goes through clips, opacities, shimmers and crossfades as anything else")
  func compositing() {
    let rect = Rect(x: 2, y: 2, width: 36, height: 26)
    let photo = Drawing.Node.fill(
      .rectangle(rect), .image(ImagePaint(Self.noise(50, 40), in: rect)))
    let other = Drawing.Node.fill(.rectangle(rect.inset(by: 4)), .solid(RGBA(hex: 0x808890)))
    let circle = BezierPath.ellipse(in: rect)
    var drawing = Self.drawing(
      40, 30,
      [.shimmer(0, [.opacity(0.7, [.clip(circle, [photo])])]), .mix(1, from: [other], to: [photo])])
    drawing.shimmers = [
      Shimmer(effect: .highlight(RGBA(hex: 0xFFF0C0), strength: 0.8), bounds: rect),
      Shimmer(effect: .mix, bounds: rect),
    ]
    for progress in [0, 0.3, 0.55, 1] {
      Self.expectEqual(drawing, at: [progress, progress], "at \(progress)")
    }
  }

  @Test("an image without extent, and one outside the canvas, draw nothing")
  func degenerate() {
    let bitmap = Self.noise(4, 4)
    let empty = Rect(x: 5, y: 5, width: 0, height: 9)
    let outside = Rect(x: 100, y: 100, width: 9, height: 9)
    for rect in [empty, outside] {
      let drawing = Self.drawing(
        20, 20, [.fill(.rectangle(rect), .image(ImagePaint(bitmap, in: rect)))])
      #expect(Self.pixels(drawing).allSatisfy { $0 == 255 })
    }
  }

  @Test("a still image costs a frame nothing: the plan has no rule for it")
  func isStatic() {
    let rect = Rect(x: 0, y: 0, width: 20, height: 20)
    let drawing = Self.drawing(
      20, 20, [.fill(.rectangle(rect), .image(ImagePaint(Self.noise(9, 9), in: rect)))])
    #expect(FramePlan(drawing, jobs: 1).isStatic)
  }
}
