import SkeletonGraphics
import Testing

@testable import SkeletonUI

/// Cases of direction, pixel rounding and neutral modifiers, computed by hand.
@Suite struct CanvasCaseTests {
  private var a: some View { Rectangle().id("a") }
  private var b: some View { Rectangle().id("b") }
  private var c: some View { Rectangle().id("c") }

  @Test("right to left, a horizontal stack fills from the right")
  func mirroredStack() throws {
    let scene = try layOut(100, 20, rtl: true) {
      HStack(spacing: 10) {
        a.frame(width: 40, height: 20)
        b.frame(width: 20, height: 20)
      }
    }
    #expect(scene.frame("a") == Rect(45, 0, 40, 20))
    #expect(scene.frame("b") == Rect(15, 0, 20, 20))
  }

  @Test("right to left, leading padding is at the right")
  func mirroredPadding() throws {
    let scene = try layOut(100, 20, rtl: true) { a.padding(.leading, 20) }
    #expect(scene.frame("a") == Rect(0, 0, 80, 20))
  }

  @Test("right to left, leading alignment is at the right")
  func mirroredAlignment() throws {
    let scene = try layOut(200, 100, rtl: true) {
      VStack(alignment: .leading, spacing: 0) {
        a.frame(width: 100, height: 20)
        b.frame(width: 40, height: 20)
      }
    }
    #expect(scene.frame("a") == Rect(50, 30, 100, 20))
    #expect(scene.frame("b") == Rect(110, 50, 40, 20))
  }

  @Test("an offset moves to the right in both directions", arguments: [false, true])
  func offsetIsNotMirrored(rtl: Bool) throws {
    let scene = try layOut(100, 20, rtl: rtl) { a.frame(width: 20, height: 20).offset(x: 7, y: 3) }
    #expect(scene.frame("a") == Rect(47, 3, 20, 20))
  }

  @Test("a direction set inside a scene holds for that part alone")
  func nestedDirection() throws {
    let scene = try layOut(200, 20) {
      HStack(spacing: 0) {
        a.frame(width: 30)
        HStack(spacing: 0) {
          b.frame(width: 40)
          c
        }
        .environment(\.layoutDirection, .rightToLeft)
      }
    }
    #expect(scene.frame("a") == Rect(0, 0, 30, 20))
    #expect(scene.frame("b") == Rect(160, 0, 40, 20))
    #expect(scene.frame("c") == Rect(30, 0, 130, 20))
  }

  @Test("thirds are rounded edge by edge, so neighbours still touch")
  func thirds() throws {
    let scene = try layOut(100, 10) {
      HStack(spacing: 0) {
        a
        b
        c
      }
    }
    #expect(abs((scene.frame("b")?.width ?? 0) - 100.0 / 3) < 1e-9)
    #expect(scene.drawn("a") == Rect(0, 0, 33, 10))
    #expect(scene.drawn("b") == Rect(33, 0, 34, 10))
    #expect(scene.drawn("c") == Rect(67, 0, 33, 10))
  }

  @Test(
    "half a point goes up at scale 1 and stays at scale 2", arguments: [(1.0, 25.0), (2, 24.5)])
  func halves(scale: Double, origin: Double) throws {
    let scene = try layOut(100, 100, scale: scale) { a.frame(width: 51, height: 51) }
    #expect(scene.frame("a") == Rect(24.5, 24.5, 51, 51))
    #expect(scene.drawn("a") == Rect(origin, origin, 51, 51))
  }

  @Test("a divider is one pixel thick and as wide as the stack")
  func divider() throws {
    let scene = try layOut(100, 50, scale: 2) {
      VStack(spacing: 0) {
        a.frame(height: 20)
        Divider()
        b.frame(height: 20)
      }
    }
    #expect(scene.frame("a") == Rect(0, 4.75, 100, 20))
    #expect(scene.frames(of: "Divider") == [Rect(0, 24.75, 100, 0.5)])
    #expect(scene.frame("b") == Rect(0, 25.25, 100, 20))
    #expect(scene.views.map(\.drawn.minY) == [5, 25, 25.5])
  }

  @Test("in a horizontal stack a divider stands upright")
  func uprightDivider() throws {
    let scene = try layOut(41, 30) {
      HStack(spacing: 0) {
        a
        Divider()
        b
      }
    }
    #expect(scene.frames(of: "Divider") == [Rect(20, 0, 1, 30)])
  }

  @Test("branches without a view take no spacing")
  func emptyBranches() throws {
    let isShown = false
    let scene = try layOut(100, 100) {
      VStack(spacing: 10) {
        a.frame(height: 20)
        if isShown { b }
        EmptyView()
        c.frame(height: 20)
      }
    }
    #expect(scene.frame("a") == Rect(0, 25, 100, 20))
    #expect(scene.frame("c") == Rect(0, 55, 100, 20))
  }

  @Test("redaction leaves a shape and its colour alone")
  func redactedShape() throws {
    let scene = try layOut(100, 100) {
      Rectangle().fill(Color(red: 1, green: 0.2, blue: 0)).frame(width: 20, height: 20)
        .redacted(reason: .placeholder)
    }
    #expect(scene.views.map(\.frame) == [Rect(40, 40, 20, 20)])
    #expect(
      scene.drawing.nodes == [
        .fill(.rectangle(Rect(40, 40, 20, 20)), .solid(RGBA(red: 1, green: 0.2, blue: 0)))
      ])
  }

  @Test("a shimmer leaves the layout alone")
  func shimmer() throws {
    let scene = try layOut(100, 100) { a.frame(width: 20, height: 20).skShimmer() }
    #expect(scene.frame("a") == Rect(40, 40, 20, 20))
  }

  @Test("several views at the root stand below each other, centred")
  func implicitStack() throws {
    let scene = try layOut(100, 100) {
      a.frame(width: 30, height: 20)
      b.frame(width: 10, height: 12)
    }
    #expect(scene.frame("a") == Rect(35, 30, 30, 20))
    #expect(scene.frame("b") == Rect(45, 58, 10, 12))
  }

  @Test("with a width alone the canvas hugs the content, on whole pixels")
  func huggedHeight() throws {
    let scene = try layOut(100, nil, scale: 2) { a.frame(height: 20.3).padding(2) }
    #expect(scene.canvas == Size(width: 100, height: 24.5))
    #expect(scene.drawing.size == PixelSize(width: 200, height: 49))
    #expect(try layOut(100, nil, scale: 2) { EmptyView() }.drawing.size.height == 1)
    #expect(try layOut(100, nil, scale: 0.25) { a }.drawing.size == PixelSize(width: 25, height: 3))
  }

  @Test("a background style reaches out under the safe areas it touches")
  func safeArea() throws {
    func scene(_ height: CGFloat?) throws -> LaidOutScene {
      try layOut(390, 844) {
        $0.safeArea = EdgeInsets(top: 47, bottom: 34)
      } _: {
        a.frame(width: 40, height: 40).frame(maxWidth: .infinity, maxHeight: height)
          .background(Color.red)
      }
    }
    let full = try scene(.infinity)
    #expect(full.frame("a") == Rect(175, 47 + 361.5, 40, 40))
    #expect(full.frames(of: "Color") == [Rect(0, 0, 390, 844)])
    // Touching left and right only, it stays within the safe area's height.
    #expect(try scene(100).frames(of: "Color") == [Rect(0, 47 + 331.5, 390, 100)])
  }

  static let reachingOut: [(edges: Edge.Set, frame: Rect)] = [
    (.all, Rect(0, 0, 100, 80)), (.top, Rect(10, 0, 70, 75)), (.vertical, Rect(10, 0, 70, 80)),
    (.leading, Rect(0, 3, 80, 72)), ([.trailing, .bottom], Rect(10, 3, 90, 77)),
    ([], Rect(10, 3, 70, 72)),
  ]

  @Test(
    "a background style reaches out only at the edges that it is told", arguments: reachingOut)
  func safeAreaEdges(edges: Edge.Set, expected: Rect) throws {
    for rtl in [false, true] {
      let scene = try layOut(100, 80, rtl: rtl) {
        $0.safeArea = EdgeInsets(top: 3, leading: 10, bottom: 5, trailing: 20)
      } _: {
        Rectangle().background(Color.red, ignoresSafeAreaEdges: edges)
      }
      let mirrored = Rect(
        100 - expected.maxX, expected.minY, expected.width, expected.height)
      #expect(scene.frames(of: "Color") == [rtl ? mirrored : expected])
    }
  }
}
