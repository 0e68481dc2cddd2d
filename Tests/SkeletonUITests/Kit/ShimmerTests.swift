import Foundation
import SkeletonGraphics
import Testing

@testable import SkeletonUI

@Suite struct ShimmerTests {
  private func shimmer(
    _ style: SKShimmerStyle = SKShimmerStyle(), rtl: Bool = false,
    _ change: (inout SceneOptions) -> Void = { _ in }
  ) throws -> Shimmer? {
    try layOut(100, 40, scale: 2, rtl: rtl, change: change) {
      Rectangle().frame(width: 30, height: 10).skShimmer(style: style)
    }.drawing.shimmers.first
  }

  @Test("the defaults are white, 0.6 in light and 0.10 in dark, linear, 0.4 wide, along x")
  func defaults() throws {
    let light = try #require(try shimmer())
    #expect(
      light
        == Shimmer(
          effect: .highlight(.white, strength: 0.6), bounds: Rect(70, 30, 60, 20), band: 0.4))
    let dark = try #require(try shimmer { $0.colorScheme = .dark })
    #expect(dark.effect == .highlight(.white, strength: 0.10))
  }

  @Test("what a picture is told overrides what a style says")
  func overrides() throws {
    let style = SKShimmerStyle(highlight: .red, strength: 0.9, band: 0.3, angle: .degrees(10))
    let plain = try #require(try shimmer(style))
    #expect(plain.effect == .highlight(RGBA(hex: 0xFF3B30), strength: 0.9))
    #expect(plain.band == 0.3)
    let told = try #require(
      try shimmer(style) {
        $0.shimmer.highlight = .black
        $0.shimmer.strength = 0.2
        $0.shimmer.band = 1.5
        $0.shimmer.angle = .degrees(180)
        $0.shimmer.profile = .smooth
      })
    #expect(told.effect == .highlight(.black, strength: 0.2))
    #expect(told.band == 1.5 && told.profile == .smooth)
    #expect(told.direction == Point(x: -1, y: 0))
  }

  @Test("right to left, the travel is mirrored", arguments: [0.0, 20, 90, -135])
  func direction(degrees: Double) throws {
    let style = SKShimmerStyle(angle: .degrees(degrees))
    let ltr = try #require(try shimmer(style)).direction
    let rtl = try #require(try shimmer(style, rtl: true)).direction
    #expect(abs(ltr.x - cos(degrees * .pi / 180)) < 1e-12)
    #expect(abs(ltr.y - sin(degrees * .pi / 180)) < 1e-12)
    #expect(rtl.x == -ltr.x && rtl.y == ltr.y)
  }

  @Test("a pulse fades, no effect leaves nothing, and so does an inactive shimmer")
  func effects() throws {
    #expect(try shimmer { $0.shimmer.effect = .pulse }?.effect == .fade(minimum: 0.4))
    let still = try layOut(100, 40) {
      $0.shimmer.effect = .none
    } _: {
      Rectangle().skShimmer()
    }
    #expect(still.drawing == (try layOut(100, 40) { Rectangle().skShimmer(false) }.drawing))
    #expect(still.drawing == (try layOut(100, 40) { Rectangle() }.drawing))
  }

  @Test("a wave across the canvas has its bounds for every view")
  func canvasWave() throws {
    let scene = try layOut(100, 40, scale: 2) {
      $0.shimmer.wave = .canvas
    } _: {
      SKSkeletonRow()
    }
    #expect(scene.drawing.shimmers.map(\.bounds) == Array(repeating: Rect(0, 0, 200, 80), count: 3))
  }

  @Test("a wave across a group has its bounds for every view in it, which start together")
  func groupWave() throws {
    let scene = try layOut(100, 90, scale: 2) {
      VStack(spacing: 0) {
        Rectangle().frame(width: 100, height: 10).skShimmer()
        VStack(spacing: 0) {
          Rectangle().frame(width: 30, height: 20).skShimmer()
          Rectangle().frame(width: 60, height: 20).skShimmer()
        }
        .skShimmerGroup()
        Rectangle().frame(width: 100, height: 30).skShimmer()
      }
    }
    let (first, group, last) = (Rect(0, 10, 200, 20), Rect(40, 30, 120, 80), Rect(0, 110, 200, 60))
    #expect(scene.drawing.shimmers.map(\.bounds) == [first, group, group, last])
    #expect(scene.drawing.shimmers.map(\.order) == [0, 1, 1, 2])
    #expect(scene.views.count == 4)
  }

  @Test("the nearest group counts, the canvas before all")
  func nestedWaves() throws {
    func bounds(_ wave: ShimmerSettings.Wave) throws -> [Rect] {
      try layOut(100, 40) {
        $0.shimmer.wave = wave
      } _: {
        Rectangle().frame(width: 10, height: 10).skShimmer().padding(5).skShimmerGroup()
          .padding(5).skShimmerGroup()
      }.drawing.shimmers.map(\.bounds)
    }
    #expect(try bounds(.view) == [Rect(40, 10, 20, 20)])
    #expect(try bounds(.canvas) == [Rect(0, 0, 100, 40)])
  }

  @Test("numbers that make no sense do no harm", arguments: [.nan, .infinity, -1])
  func unusableNumbers(value: Double) throws {
    let style = SKShimmerStyle(strength: value, band: value, angle: .radians(value))
    let shimmer = try shimmer(style)
    #expect(shimmer.map { $0.band > 0 && $0.direction.x.isFinite } ?? true)
  }

  @Test("a shimmer on a group goes to each of its views")
  func group() throws {
    let scene = try layOut(100, 40) {
      HStack(spacing: 0) {
        Group {
          Rectangle()
          Circle()
        }.skShimmer()
      }
    }
    #expect(scene.drawing.shimmers.map(\.bounds) == [Rect(0, 0, 60, 40), Rect(60, 0, 40, 40)])
  }
}
