import SkeletonGraphics
import Testing

@testable import SkeletonUI

@Suite struct StackTests {
  private var a: some View { Rectangle().id("a") }
  private var b: some View { Rectangle().id("b") }
  private var c: some View { Rectangle().id("c") }

  @Test("without a spacing given, views stand 8 points apart, and spacers 0")
  func defaultSpacing() throws {
    let scene = try layOut(100, 100) {
      VStack {
        a.frame(height: 10)
        b.frame(height: 10)
        Spacer()
        c.frame(height: 10)
      }
    }
    #expect(scene.views.map(\.frame.minY) == [0, 18, 28, 90])
    #expect(scene.frames(of: "Spacer") == [Rect(50, 28, 0, 62)])
  }

  @Test("text stands 8 points apart as well")
  func textSpacing() throws {
    let scene = try layOut(100, 48) {
      VStack {
        Text("A")
        Text("B")
      }
    }
    #expect(scene.views.map(\.frame.minY) == [0, 28])
  }

  @Test("a spacing that is given holds beside spacers too")
  func explicitSpacing() throws {
    let scene = try layOut(100, 10) {
      HStack(spacing: 5) {
        a.frame(width: 10)
        Spacer()
        b.frame(width: 10)
      }
    }
    #expect(scene.frames(of: "Spacer").map(\.width) == [70])
  }

  @Test("a framed spacer still leaves no spacing, a padded one does")
  func modifiedSpacers() throws {
    func width(_ spacer: some View) throws -> Double {
      try layOut(100, 10) {
        HStack {
          a.frame(width: 10)
          spacer
          b.frame(width: 10)
        }
        .fixedSize()
      }.contentSize.width
    }
    #expect(try width(Spacer().frame(width: 4)) == 24)
    #expect(try width(Spacer().frame(width: 4).padding(.top, 1)) == 24 + 16)
  }

  @Test("higher priorities are served first; lower ones keep their minimum")
  func priorities() throws {
    let scene = try layOut(200, 10) {
      HStack(spacing: 0) {
        a.frame(minWidth: 30)
        b.layoutPriority(1)
        c.frame(minWidth: 20).layoutPriority(-1)
      }
    }
    #expect(scene.frame("a") == Rect(0, 0, 30, 10))
    #expect(scene.frame("b") == Rect(30, 0, 150, 10))
    #expect(scene.frame("c") == Rect(180, 0, 20, 10))
  }

  @Test("what one child refuses flows to the later ones, and there is no second pass")
  func overflow() throws {
    let scene = try layOut(100, 10) {
      HStack(spacing: 0) {
        a.frame(minWidth: 70)
        b.frame(minWidth: 10, maxWidth: 60)
        c
      }
    }
    // b, least flexible, takes its third; a is offered half of the rest, and takes its minimum.
    #expect(scene.frame("a")?.width == 70)
    #expect(abs((scene.frame("b")?.width ?? 0) - 100.0 / 3) < 1e-9)
    #expect(scene.frame("c")?.width == 0)
    #expect(abs(scene.contentSize.width - 310.0 / 3) < 1e-9)
  }

  @Test("of boundless views the one with the larger minimum is served first")
  func boundlessTies() throws {
    let scene = try layOut(100, 10) {
      HStack(spacing: 0) {
        a
        b.frame(minWidth: 60)
      }
    }
    #expect(scene.views.map(\.frame) == [Rect(0, 0, 40, 10), Rect(40, 0, 60, 10)])
  }

  @Test("text gives way to nothing when others leave no room")
  func noRoomForText() throws {
    let scene = try layOut(50, 100) {
      HStack(spacing: 0) {
        Text("AAAA").id("t")
        a.frame(minWidth: 100).layoutPriority(1)
      }
    }
    #expect(scene.frame("t") == Rect(-25, 40, 0, 20))
    #expect(scene.frame("a") == Rect(-25, 0, 100, 100))
  }

  @Test("text gives way before it overflows, and keeps one line")
  func textFlexibility() throws {
    let scene = try layOut(60, 100) {
      HStack(spacing: 0) {
        Text("AAAA BB").id("t")
        a.frame(width: 10)
      }
    }
    #expect(scene.frame("t") == Rect(5, 30, 40, 40))
    #expect(scene.frame("a")?.minX == 45)
  }

  @Test("across the stack greedy views are as thick as the others")
  func thickness() throws {
    let scene = try layOut(100, 100) {
      HStack(spacing: 0) {
        a
        b.frame(width: 20, height: 30)
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    #expect(scene.frame("a") == Rect(0, 35, 80, 30))
  }

  @Test("lazy stacks are stacks")
  func lazy() throws {
    let scene = try layOut(100, 30) {
      LazyVStack(alignment: .trailing, spacing: 4) {
        a.frame(width: 10, height: 10)
        LazyHStack(spacing: 2) {
          b
          c
        }.frame(width: 22, height: 10)
      }
    }
    #expect(scene.frame("a") == Rect(51, 3, 10, 10))
    #expect(scene.frame("c") == Rect(51, 17, 10, 10))
  }

  @Test("stacks nested a hundred deep are measured in no time")
  func nestedStacks() throws {
    var view = AnyView(
      HStack {
        a
        Text("A B")
        Spacer()
      })
    for level in 0..<100 {
      view =
        level % 2 == 0
        ? AnyView(
          VStack {
            view
            Rectangle()
            Spacer()
          })
        : AnyView(
          HStack {
            Rectangle()
            view
            Text("B")
          })
    }
    let scene = try layOut(2000, 2000) { view }
    #expect(scene.views.count == 3 + 50 * 4)
  }

  @Test("an empty stack has no size")
  func empty() throws {
    #expect(try layOut(10, 10) { HStack {} }.contentSize == .zero)
    #expect(try layOut(10, 10) { ZStack {} }.contentSize == .zero)
  }

  @Test("overlapping views of the highest priority decide the size, and all are offered it")
  func overlapPriority() throws {
    let scene = try layOut(100, 100) {
      ZStack(alignment: .bottomLeading) {
        a
        b.frame(width: 40, height: 20).layoutPriority(1)
        c.frame(width: 10, height: 10)
      }
    }
    #expect(scene.frame("a") == Rect(30, 40, 40, 20))
    #expect(scene.frame("c") == Rect(30, 50, 10, 10))
  }
}
