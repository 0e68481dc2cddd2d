import SkeletonGraphics
import SkeletonRaster
import SkeletonText
import SkeletonUI
import Testing

@testable import SkeletonAnim

/// Every effect that can be asked for loops without a seam.
@Suite struct SeamlessEffectTests {
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state ^ state >> 29) &* 0xBF58_476D_1CE4_E5B9
    }
  }

  @Test("the frame after the last is the first, and the first shows no band", arguments: 0..<40)
  func loop(seed: UInt64) throws {
    var random = Generator(state: seed)
    var options = SceneOptions(
      width: .random(in: 40...130, using: &random), height: nil,
      scale: [1, 1.5, 2].randomElement(using: &random) ?? 1, typesetter: FixedTypesetter())
    options.layoutDirection = Bool.random(using: &random) ? .leftToRight : .rightToLeft
    options.background = Bool.random(using: &random) ? .white : nil
    options.shimmer.effect = seed % 5 == 0 ? .pulse : .shimmer
    options.shimmer.wave = Bool.random(using: &random) ? .view : .canvas
    options.shimmer.angle = .degrees(.random(in: -360...360, using: &random))
    options.shimmer.band = .random(in: 0.01...4, using: &random)
    options.shimmer.profile = Bool.random(using: &random) ? .linear : .smooth
    let scene = try LaidOutScene(options) { Content(isGroup: seed % 2 == 0) }
    options.shimmer.effect = .none
    let still = try LaidOutScene(options) { Content(isGroup: seed % 2 == 0) }

    var time = TimeOptions(
      rate: 10, duration: Rational(.random(in: 10...40, using: &random), 10))
    time.stagger = Rational(.random(in: 0...10, using: &random), 100)
    time.rest = Rational(.random(in: 0...30, using: &random), 100)
    let easings = [
      "linear", "easeIn", "easeOut", "easeInOut", "cubic(0.9,-0.4,0.1,1.6)",
    ]
    time.easing = TimingCurve(easings.randomElement(using: &random) ?? "linear") ?? .linear
    let views = (scene.drawing.shimmers.map(\.order).max() ?? 0) + 1
    let states = FrameStates(
      of: scene.drawing, schedule: time.schedule,
      clock: try time.clock(loop: time.schedule.loopDuration, views: views), reveal: nil)

    let plan = FramePlan(scene.drawing, jobs: 1)
    func pixels(_ frame: Int) -> [UInt8] {
      var pixels = [UInt8](repeating: 0, count: plan.size.count * 4)
      plan.drawRGBA(states.state(loopFrame: frame), into: &pixels)
      return pixels
    }
    let first = pixels(0)
    #expect(pixels(time.loopFrames) == first)
    var resting = [UInt8](repeating: 0, count: first.count)
    FramePlan(still.drawing, jobs: 1).drawRGBA(FrameState(progress: []), into: &resting)
    #expect(first == resting)
    #expect((1..<time.loopFrames).contains { pixels($0) != first })
  }

  private struct Content: View {
    let isGroup: Bool

    var body: some View {
      if isGroup { rows.skShimmerGroup() } else { rows }
    }

    private var rows: some View {
      VStack(spacing: 3) {
        SKSkeletonRow()
        SKSkeleton(.text(lines: 2))
        Text("two words").skRedacted(true)
      }
    }
  }
}
