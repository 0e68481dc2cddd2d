import SkeletonGraphics
import Testing

@testable import SkeletonUI

@Suite struct ModifierLayoutTests {
  private var a: some View { Rectangle().id("a") }
  private var b: some View { Rectangle().id("b") }

  @Test("a ratio is kept inside of what is offered, or covers it")
  func aspectRatio() throws {
    func frame(_ ratio: CGFloat?, _ mode: ContentMode) throws -> Rect? {
      try layOut(200, 120) { a.aspectRatio(ratio, contentMode: mode) }.frame("a")
    }
    #expect(try frame(1, .fit) == Rect(40, 0, 120, 120))
    #expect(try frame(1, .fill) == Rect(0, -40, 200, 200))
    #expect(try frame(4, .fit) == Rect(0, 35, 200, 50))
    #expect(try frame(4, .fill) == Rect(-140, 0, 480, 120))
    #expect(try frame(0, .fit) == Rect(40, 0, 120, 120), "no ratio: that of the ideal size")
    #expect(try frame(.nan, .fit) == frame(nil, .fit))
  }

  @Test("a ratio without a value is that of the ideal size")
  func idealRatio() throws {
    let scene = try layOut(200, 200) { a.frame(idealWidth: 30, idealHeight: 10).scaledToFit() }
    #expect(scene.frame("a")?.matches(Rect(0, 200.0 / 3, 200, 200.0 / 3)) == true)
  }

  @Test("offered nothing, a ratio leaves the ideal size")
  func ratioOfIdeal() throws {
    let scene = try layOut(200, 200) { a.aspectRatio(3, contentMode: .fit).fixedSize() }
    #expect(scene.frame("a") == Rect(95, 95, 10, 10))
  }

  @Test("padding never makes a size negative, and negative padding lets the view stick out")
  func padding() throws {
    #expect(try layOut(100, 100) { a.padding(70) }.contentSize == Size(width: 140, height: 140))
    #expect(try layOut(100, 100) { a.padding(-10) }.frame("a") == Rect(-10, -10, 120, 120))
    let inverted = try layOut(100, 100) { a.frame(width: 10, height: 10).padding(-20) }
    #expect(inverted.contentSize == .zero)
    #expect(inverted.frame("a") == Rect(30, 30, 10, 10))
    let sides = try layOut(100, 100) {
      a.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    #expect(sides.frame("a") == Rect(2, 1, 94, 96))
    #expect(
      try layOut(100, 100) { a.padding([.top, .leading]) }.frame("a") == Rect(16, 16, 84, 84))
  }

  @Test("a position takes all that is offered")
  func position() throws {
    let scene = try layOut(100, 50) { a.frame(width: 20, height: 10).position(x: 30, y: 5) }
    #expect(scene.contentSize == Size(width: 100, height: 50))
    #expect(scene.frame("a") == Rect(20, 0, 20, 10))
  }

  @Test("several views in a background overlap, aligned as it is")
  func multipleLayers() throws {
    let scene = try layOut(100, 100) {
      a.frame(width: 40, height: 40).background(alignment: .topTrailing) {
        b.frame(width: 10, height: 10)
        Rectangle().id("c").frame(width: 20, height: 5)
      }
    }
    #expect(scene.frame("b") == Rect(60, 30, 10, 10))
    #expect(scene.frame("c") == Rect(50, 30, 20, 5))
    #expect(scene.views.map(\.id) == ["b", "c", "a"])
  }

  @Test("modifiers on a group go to each of its views")
  func distribution() throws {
    let scene = try layOut(100, 100) {
      VStack(spacing: 0) {
        Group {
          a.frame(width: 10, height: 10)
          b.frame(width: 10, height: 10)
        }
        .padding(5)
      }
    }
    #expect(scene.contentSize.height == 40)
    #expect(scene.frame("b") == Rect(45, 55, 10, 10))
  }

  @Test("a layer around nothing is nothing")
  func emptyLayer() throws {
    let scene = try layOut(100, 100) { a.frame(width: 9, height: 9).overlay { EmptyView() } }
    #expect(scene.views.count == 1)
  }

  @Test("numbers that make no sense leave finite frames", arguments: [.nan, .infinity, 1e300])
  func extremeNumbers(value: CGFloat) throws {
    let scene = try layOut(100, 100) {
      HStack(spacing: value) {
        a.padding(value).offset(x: value, y: -value)
        b.frame(minWidth: value, idealWidth: value, maxWidth: value).position(x: value, y: 0)
        Spacer(minLength: value)
        RoundedRectangle(cornerRadius: value).inset(by: value).stroke(lineWidth: value)
      }
    }
    for view in scene.views {
      #expect(view.frame.minX.isFinite && view.frame.width.isFinite, "\(view.path)")
    }
  }
}
