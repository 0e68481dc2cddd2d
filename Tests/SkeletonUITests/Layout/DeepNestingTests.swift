import SkeletonGraphics
import Testing

@testable import SkeletonUI

@Suite struct DeepNestingTests {
  @Test("views nested ten thousand deep are laid out and drawn")
  func deep() throws {
    let scene = try layOut(100, 100) {
      (0..<10_000).reduce(AnyView(Rectangle().id("a"))) { view, level in
        switch level % 4 {
        case 0: AnyView(view.padding(0.001))
        case 1: AnyView(HStack { view })
        case 2: AnyView(view.frame(maxWidth: .infinity))
        default: AnyView(view.foregroundColor(.red))
        }
      }
    }
    #expect(scene.views.count == 1)
    let frame = try #require(scene.frame("a"))
    #expect(abs(frame.minX - 2.5) < 1e-6)
  }

  private struct Endless: View {
    var body: AnyView { AnyView(VStack { Endless() }) }
  }

  @Test("a view that contains itself is an error that says so")
  func endless() throws {
    #expect(throws: LayoutError.nestedTooDeeply(limit: 50_000)) { try layOut(10, 10) { Endless() } }
  }

  @Test("effects nest as deeply as what draws them can follow, and no deeper")
  func deepEffects() throws {
    func clipped(_ levels: Int) throws -> LaidOutScene {
      try layOut(100, 100) {
        (0..<levels).reduce(AnyView(Rectangle())) { view, _ in AnyView(view.clipped()) }
      }
    }
    #expect(try clipped(500).drawing.nodes.count == 1)
    #expect(throws: LayoutError.effectsNestedTooDeeply(limit: 500)) { try clipped(501) }
    let faded = try layOut(100, 100) {
      (0..<3000).reduce(AnyView(Rectangle())) { view, _ in AnyView(view.opacity(0.999)) }
    }
    #expect(faded.drawing.nodes.count == 1)
  }

  @Test(
    "canvases that cannot be drawn are refused",
    arguments: [(0.0, 10.0), (10, -1), (.nan, 5), (1e9, 5), (5, .infinity), (0.4, 3)])
  func canvas(width: Double, height: Double) throws {
    #expect(throws: LayoutError.self) { try layOut(width, height) { Rectangle() } }
  }

  @Test("content too tall to be drawn is refused when the canvas hugs it")
  func tallContent() throws {
    #expect(throws: LayoutError.self) { try layOut(10, nil) { Rectangle().frame(height: 1e6) } }
  }

  @Test("scales that are none are refused", arguments: [0, -1, .nan, .infinity])
  func scale(scale: Double) throws {
    #expect(throws: LayoutError.self) { try layOut(10, 10, scale: scale) { Rectangle() } }
  }

  @Test("errors say what is wrong and what to change")
  func wording() {
    #expect(
      LayoutError.canvas(width: 0, height: nil, limit: 9).description
        == "a canvas of 0.0 × the content's height points cannot be drawn: each side must be from"
        + " 1 to 9 pixels")
    #expect(
      LayoutError.scale(-1).description == "-1.0 is no number of pixels a point: give one above 0")
    #expect(
      LayoutError.nestedTooDeeply(limit: 7).description
        == "views nest more than 7 levels deep: does a view contain itself?")
  }
}
