import SkeletonGraphics
import SkeletonRaster
import Testing

/// Random drawings against compositing by definition in float64.
@Suite struct ReferenceTests {
  @Test(
    "an opaque frame is within one level of the definition, and 99 in 100 pixels are equal",
    arguments: UInt64(1)...20, [false, true])
  func opaque(seed: UInt64, hasMixes: Bool) {
    let drawing = RandomDrawing.make(seed: seed, isOpaque: true, hasMixes: hasMixes)
    let (different, pixels) = Self.differences(drawing, seed: seed)
    #expect(different * 100 <= pixels)
  }

  /// How many pixels of two frames differ from the definition, none by more than a level.
  private static func differences(
    _ drawing: Drawing, seed: UInt64
  ) -> (different: Int, pixels: Int) {
    var reference = ReferenceRenderer(drawing)
    let plan = FramePlan(drawing, jobs: 1)
    #expect(plan.isOpaque)
    var drawn = [UInt8](repeating: 7, count: plan.size.count * 4)
    var different = 0
    let steps = [0.3, 0.62]
    for step in steps {
      let progress = drawing.shimmers.indices.map { (step + Double($0) * 0.17).fraction }
      plan.drawRGBA(FrameState(progress: progress), into: &drawn)
      let expected = reference.frame(progress)
      for i in 0..<plan.size.count {
        let worst = (0..<4).map { abs(Int(drawn[4 * i + $0]) - Int(expected[4 * i + $0])) }.max()!
        #expect(worst <= 1, "seed \(seed), pixel \(i % 38), \(i / 38)")
        if worst > 0 { different += 1 }
      }
    }
    return (different, plan.size.count * steps.count)
  }

  @Test(
    "a translucent frame is within one level of the definition, weighted by alpha",
    arguments: UInt64(101)...108)
  func translucent(seed: UInt64) {
    let drawing = RandomDrawing.make(seed: seed, isOpaque: false)
    var reference = ReferenceRenderer(drawing)
    let plan = FramePlan(drawing, jobs: 1)
    #expect(!plan.isOpaque)
    let progress = drawing.shimmers.indices.map { (0.4 + Double($0) * 0.19).fraction }
    var drawn = [UInt8](repeating: 7, count: plan.size.count * 4)
    plan.drawRGBA(FrameState(progress: progress), into: &drawn)
    let expected = reference.frame(progress)
    for i in 0..<plan.size.count {
      let alpha = Int(expected[4 * i + 3])
      #expect(abs(Int(drawn[4 * i + 3]) - alpha) <= 1)
      if alpha == 0 || drawn[4 * i + 3] == 0 { continue }
      for c in 0..<3 {
        let error = abs(Int(drawn[4 * i + c]) - Int(expected[4 * i + c]))
        // One level of straight colour for the rounding, and what a level of weight is worth.
        #expect(error <= 1 + 64 / alpha, "pixel \(i % 38), \(i / 38), channel \(c)")
      }
    }
  }
}

extension Double {
  fileprivate var fraction: Double { self - rounded(.down) }
}
