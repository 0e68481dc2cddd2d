import Glibc
import SkeletonGraphics
import SkeletonRaster
import Testing

/// What a loop needs: its ends meet, whatever the sweep looks like and whoever computes it.
@Suite struct SeamTests {
  private static func pixels(_ drawing: Drawing, jobs: Int = 1, progress: Double) -> [UInt8] {
    let plan = FramePlan(drawing, jobs: jobs)
    var bytes = [UInt8](repeating: 3, count: plan.size.count * 4)
    let state = FrameState(progress: drawing.shimmers.map { _ in progress })
    plan.drawRGBA(state, into: &bytes)
    return bytes
  }

  /// With mixes at their start or at their end.
  private static func withoutShimmers(
    _ nodes: [Drawing.Node], atEnd: Bool
  ) -> [Drawing.Node] {
    nodes.map { node in
      switch node {
      case .fill, .stroke: node
      case .opacity(let k, let children): .opacity(k, withoutShimmers(children, atEnd: atEnd))
      case .clip(let path, let children): .clip(path, withoutShimmers(children, atEnd: atEnd))
      case .shimmer(_, let children): .opacity(1, withoutShimmers(children, atEnd: atEnd))
      case .mix(_, let from, let to):
        .opacity(1, withoutShimmers(atEnd ? to : from, atEnd: atEnd))
      }
    }
  }

  @Test(
    "at progress 0 and 1 a picture equals the one without its sweeps, bit for bit",
    arguments: UInt64(1)...24)
  func ends(seed: UInt64) {
    var drawing = RandomDrawing.make(seed: seed, isOpaque: seed % 3 > 0)
    // At both ends a fade is at a place of its own.
    for i in drawing.shimmers.indices {
      if case .fade = drawing.shimmers[i].effect {
        drawing.shimmers[i].effect = .highlight(RGBA(hex: 0x10E0F0), strength: 0.7)
      }
    }
    for (atEnd, progress) in [(false, 0.0), (true, 1)] {
      let still = Drawing(
        size: drawing.size, background: drawing.background,
        nodes: Self.withoutShimmers(drawing.nodes, atEnd: atEnd))
      let expected = Self.pixels(still, progress: 0)
      #expect(Self.pixels(drawing, progress: progress) == expected)
      if !drawing.shimmers.isEmpty { #expect(Self.pixels(drawing, progress: 0.5) != expected) }
    }
  }

  @Test("the number of threads that compile does not show", arguments: UInt64(31)...34)
  func jobs(seed: UInt64) {
    let drawing = RandomDrawing.make(seed: seed, isOpaque: true)
    #expect(
      Self.pixels(drawing, jobs: 1, progress: 0.4) == Self.pixels(drawing, jobs: 5, progress: 0.4)
    )
  }

  @Test("drawing into a buffer that holds something leaves nothing of it")
  func reuse() {
    let drawing = RandomDrawing.make(seed: 77, isOpaque: false)
    let plan = FramePlan(drawing, jobs: 1)
    let state = FrameState(progress: drawing.shimmers.map { _ in 0.3 })
    var a = [UInt8](repeating: 0, count: plan.size.count * 4)
    var b = [UInt8](repeating: 255, count: plan.size.count * 4)
    plan.drawRGBA(state, into: &a)
    plan.drawRGBA(state, into: &b)
    #expect(a == b)
  }
}
