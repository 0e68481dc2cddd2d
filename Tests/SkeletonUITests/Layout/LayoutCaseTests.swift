import SkeletonGraphics
import Testing

@testable import SkeletonUI

@Suite struct LayoutCaseTests {
  @Test("every known case lays out as expected", arguments: LayoutCase.all)
  func knownCase(_ known: LayoutCase) throws {
    let view = try #require(LayoutCaseViews.view(known.number))
    let scene = try layOut(known.canvas.width, known.canvas.height) { view }
    #expect(
      Rect(origin: .zero, size: known.size).matches(Rect(origin: .zero, size: scene.contentSize)))
    for (index, expected) in known.rects.enumerated() {
      let found = scene.frame(expected.name) ?? scene.views[index].frame
      #expect(expected.rect.matches(found), "\(expected.name): \(found)")
    }
  }

  @Test("a skeleton of no lines is that of one")
  func noLines() throws {
    let none = try layOut(342, 100) { SKSkeleton(.text(lines: 0)) }
    #expect(none.views.map(\.frame) == [Rect(0, 44, 342, 12)])
  }
}
