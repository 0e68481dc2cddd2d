import SkeletonGraphics
import SkeletonRaster
import Testing

/// Indices and colours against the RGBA frames of the same plan.
@Suite struct FormatTests {
  private static let bar = RGBA(hex: 0x2060C0)

  /// A bar of few colours under a tilted sweep, and a fading one, on a background or on none.
  private static func drawing(background: RGBA?) -> Drawing {
    Drawing(
      size: PixelSize(width: 38, height: 30), background: background,
      nodes: [
        .shimmer(0, [.fill(.rectangle(Rect(x: 3, y: 2, width: 20, height: 21)), .solid(bar))]),
        .shimmer(
          1, [.fill(.rectangle(Rect(x: 15.5, y: 9, width: 20, height: 11)), .solid(.black))]),
      ],
      shimmers: [
        Shimmer(
          effect: .highlight(RGBA(hex: 0xFFE000), strength: 0.1),
          bounds: Rect(x: 3, y: 2, width: 20, height: 21), direction: Point(x: 0.8, y: 0.6)),
        Shimmer(effect: .fade(minimum: 0.4), bounds: Rect(x: 15, y: 9, width: 21, height: 11)),
      ])
  }

  private static let states = (0..<4).map {
    FrameState(progress: [Double($0) / 4 + 0.1, Double($0) / 3])
  }

  private static func pixels(_ plan: FramePlan, _ state: FrameState) -> [RGBA8] {
    var bytes = [UInt8](repeating: 9, count: plan.size.count * 4)
    plan.drawRGBA(state, into: &bytes)
    return stride(from: 0, to: bytes.count, by: 4).map {
      RGBA8(red: bytes[$0], green: bytes[$0 + 1], blue: bytes[$0 + 2], alpha: bytes[$0 + 3])
    }
  }

  @Test(
    "the palette holds each colour of the animation once, and indices show the frames exactly",
    arguments: [nil, RGBA(hex: 0xE03010)])
  func indices(background: RGBA?) throws {
    let plan = FramePlan(Self.drawing(background: background), jobs: 2)
    #expect(plan.isOpaque == (background != nil))
    let frames = Self.states.map { Self.pixels(plan, $0) }
    let colors = try #require(plan.exactColors(of: Self.states, limit: 256))
    #expect(Set(colors) == Set(frames.joined()))
    #expect(colors.count == Set(colors).count)
    #expect(colors.count > 30)
    let transparent = colors.firstIndex { $0.alpha == 0 }
    #expect((transparent == nil) == plan.isOpaque)
    let table = plan.indexTable(for: ColorTable(colors: colors, transparentIndex: transparent))
    var indices = [UInt8](repeating: 255, count: plan.size.count)
    for (state, frame) in zip(Self.states, frames) {
      plan.drawIndices(state, with: table, into: &indices)
      #expect(indices.map { colors[Int($0)] } == frame)
    }
  }

  @Test("nested sweeps that reach the left edge have the colours of their frames")
  func leftEdge() throws {
    let bounds = Rect(x: 0, y: 0, width: 30, height: 4)
    let sweep = Shimmer(
      effect: .highlight(RGBA(hex: 0xFFE000), strength: 0.2), bounds: bounds,
      direction: Point(x: 0.8, y: 0.6))
    let drawing = Drawing(
      size: PixelSize(width: 30, height: 4), background: .white,
      nodes: [
        .shimmer(0, [.shimmer(1, [.fill(.rectangle(bounds), .solid(Self.bar))])])
      ], shimmers: [sweep, sweep])
    let plan = FramePlan(drawing, jobs: 1)
    let state = FrameState(progress: [0.4, 0.5])
    let colors = try #require(plan.exactColors(of: [state], limit: 256))
    #expect(Set(colors) == Set(Self.pixels(plan, state)))
  }

  @Test("colours are counted by pixel over all frames")
  func counts() throws {
    let plan = FramePlan(Self.drawing(background: .white), jobs: 2)
    var expected: [RGBA8: Int] = [:]
    for state in Self.states {
      for pixel in Self.pixels(plan, state) { expected[pixel, default: 0] += 1 }
    }
    let counts = try #require(plan.colorCounts(of: Self.states, limit: 1000))
    #expect(Dictionary(uniqueKeysWithValues: counts.map { ($0.color, $0.count) }) == expected)
  }

  @Test("one colour over the limit is too many, the limit itself is not")
  func limit() throws {
    let plan = FramePlan(Self.drawing(background: .white), jobs: 2)
    let count = try #require(plan.exactColors(of: Self.states, limit: 1000)).count
    #expect(plan.exactColors(of: Self.states, limit: count)?.count == count)
    #expect(plan.exactColors(of: Self.states, limit: count - 1) == nil)
  }

  @Test("a colour that a table lacks gets the nearest one's index")
  func nearest() {
    let drawing = Drawing(
      size: PixelSize(width: 9, height: 1), background: RGBA(hex: 0xF0F2E8),
      nodes: [
        .fill(.rectangle(Rect(x: 0, y: 0, width: 4, height: 1)), .solid(RGBA(hex: 0x00187A)))
      ])
    let table = IndexTable([
      (RGBA8(red: 255, green: 255, blue: 255), 7), (RGBA8(red: 0, green: 0, blue: 128), 3),
      (RGBA8(red: 0, green: 255, blue: 0), 1),
    ])
    var indices = [UInt8](repeating: 0, count: 9)
    FramePlan(drawing, jobs: 1).drawIndices(FrameState(progress: []), with: table, into: &indices)
    #expect(indices == [3, 3, 3, 3, 7, 7, 7, 7, 7])
  }
}
