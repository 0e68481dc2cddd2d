import SkeletonGraphics
import SkeletonUI
import Testing

@testable import SkeletonAnim

@Suite struct HighlightContrastTests {
  private func note(
    _ scene: BuiltInScene, _ change: (inout PictureOptions) -> Void = { _ in }
  ) throws -> String? {
    var animation = SkeletonAnimation(time: TimeOptions(), scene: Scene(scene))
    change(&animation.picture)
    let notes = try animation.dryRun([Output(path: "x.gif", format: .gif)]).notes
    #expect(notes.count <= 1)
    return notes.first
  }

  @Test("the kit's skeletons are seen in both schemes")
  func visible() throws {
    for scene in BuiltInScene.allCases {
      #expect(try note(scene) == nil, "\(scene)")
    }
    for scene in [BuiltInScene.row, .list, .chat, .dashboard] {
      #expect(try note(scene) { $0.colorScheme = .dark } == nil, "\(scene)")
    }
  }

  @Test("white on dark redacted text is told, with what would show")
  func darkText() throws {
    let dark = try #require(try note(.redacted) { $0.colorScheme = .dark })
    #expect(
      dark == "the highlight cannot be seen on 1 of 1 shimmering views, which it changes by 0.2 "
        + "levels of 255 at most; --highlight black --strength 0.1 would show")
    let cured = try note(.redacted) {
      $0.colorScheme = .dark
      $0.highlight = .black
      $0.strength = 0.1
    }
    #expect(cured == nil)
  }

  @Test("a weak highlight is told with the strength that shows, and less does not")
  func weak() throws {
    // White is 26 levels of red and green away from the placeholder, #E5E5EA.
    let weak = try #require(try note(.row) { $0.strength = 0.05 })
    #expect(weak.hasSuffix("by 1.3 levels of 255 at most; --strength 0.12 would show"))
    #expect(try note(.row) { $0.strength = 0.12 } == nil)
    #expect(try note(.row) { $0.strength = 0.11 } != nil)
    #expect(try note(.row) { $0.effect = .pulse } == nil)
  }
}
