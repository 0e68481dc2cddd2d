import SkeletonGraphics
import Testing

@testable import SkeletonUI

@Suite struct LayoutPropertyTests {
  static let seeds = Array(UInt64(1)...60)

  private func view(_ seed: UInt64, mirrors: Bool = false) -> AnyView {
    var random = RandomViews(seed: seed, mirrors: mirrors)
    return random.view(depth: 4)
  }

  @Test("layout does not depend on colours, redaction or shimmers", arguments: seeds)
  func neutrality(seed: UInt64) throws {
    let view = view(seed)
    let plain = try layOut(201, 157) { view }.views.map(\.frame)
    #expect(
      try layOut(201, 157) { view.redacted(reason: .placeholder) }.views.map(\.frame) == plain)
    #expect(try layOut(201, 157) { view.skShimmer() }.views.map(\.frame) == plain)
    #expect(
      try layOut(201, 157) { view.foregroundStyle(.red).opacity(0.3) }.views.map(\.frame) == plain)
    let dark = try layOut(201, 157) {
      $0.colorScheme = .dark
    } _: {
      view
    }
    #expect(dark.views.map(\.frame) == plain)
  }

  @Test("right to left is the mirror image of left to right", arguments: seeds)
  func mirroring(seed: UInt64) throws {
    let view = view(seed, mirrors: true)
    let ltr = try layOut(201, 157) { view }.views
    let rtl = try layOut(201, 157, rtl: true) { view }.views
    #expect(ltr.count == rtl.count)
    for (a, b) in zip(ltr, rtl) {
      let mirrored = Rect(201 - a.frame.maxX, a.frame.minY, a.frame.width, a.frame.height)
      #expect(mirrored.matches(b.frame), "seed \(seed): \(a.path)")
    }
  }

  @Test("each edge is drawn at the nearest pixel, a half going up", arguments: seeds)
  func rounding(seed: UInt64) throws {
    let scale = [1.0, 1.5, 2, 3][Int(seed % 4)]
    let views = try layOut(201, 157, scale: scale) { view(seed) }.views
    for view in views {
      let edges = [view.frame.minX, view.frame.minY, view.frame.maxX, view.frame.maxY]
      let drawn = [view.drawn.minX, view.drawn.minY, view.drawn.maxX, view.drawn.maxY]
      for (edge, pixel) in zip(edges, drawn) {
        let error = (pixel - edge) * scale
        #expect(error > -0.5 - 1e-6 && error <= 0.5 + 1e-6)
        #expect(abs(pixel * scale - (pixel * scale).rounded()) < 1e-6)
      }
    }
  }

  @Test("an unlimited frame is as wide as what it is offered", arguments: seeds)
  func unlimitedWidth(seed: UInt64) throws {
    let view = view(seed)
    let own = try layOut(201, 157) { view }.contentSize.width
    let framed = try layOut(201, 157) { view.frame(maxWidth: .infinity) }.contentSize.width
    #expect(framed == max(own, 201))
  }

  @Test(
    "a row's children and gaps make up its width, and neighbours share rounded edges",
    arguments: seeds)
  func rowSum(seed: UInt64) throws {
    let parts = [seed * 3, seed * 3 + 1, seed * 3 + 2].map { view($0) }
    let scene = try layOut(201, 157) {
      HStack(spacing: 0) {
        ForEach(parts.indices, id: \.self) { parts[$0].frame(minHeight: 1).id("part \($0)") }
      }
    }
    let frames = try parts.indices.map { index in
      try #require(scene.views.first { $0.id == "part \(index)" })
    }
    #expect(abs(frames.reduce(0) { $0 + $1.frame.width } - scene.contentSize.width) < 1e-9)
    for (a, b) in zip(frames, frames.dropFirst()) { #expect(a.drawn.maxX == b.drawn.minX) }
  }

  @Test("the same view lays out and draws the same, every time", arguments: seeds.prefix(8))
  func determinism(seed: UInt64) throws {
    let first = try layOut(201, 157, scale: 2) { view(seed).skRedacted(true) }
    let second = try layOut(201, 157, scale: 2) { view(seed).skRedacted(true) }
    #expect(first == second)
    #expect(first.drawing.description == second.drawing.description)
  }

  @Test("redacted twice is redacted once, and unredacted inside is plain", arguments: seeds)
  func redaction(seed: UInt64) throws {
    let view = view(seed)
    let once = try layOut(201, 157) { view.redacted(reason: .placeholder) }.drawing
    let twice = try layOut(201, 157) {
      view.redacted(reason: .placeholder).redacted(reason: .placeholder)
    }.drawing
    #expect(once == twice)
    let inside = try layOut(201, 157) { view.unredacted().redacted(reason: .placeholder) }.drawing
    #expect(inside == (try layOut(201, 157) { view }.drawing))
  }
}
