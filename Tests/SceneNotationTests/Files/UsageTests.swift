import SkeletonGraphics
import SkeletonText
import Testing

@testable import SceneNotation
@testable import SkeletonUI

@Suite struct UsageTests {
  @Test("the usage lines of the component, as expressions, draw what they draw as code")
  func usage() throws {
    try expect("SKSkeleton(.text(lines: 3))") { SKSkeleton(.text(lines: 3)) }
    try expect("SKSkeleton(.circle, size: 48)") { SKSkeleton(.circle, size: 48) }
    try expect("SKSkeletonRow()") { SKSkeletonRow() }
    for isLoading in [true, false] {
      try expect("let isLoading = \(isLoading)\nText(\"Loaded\").skRedacted(isLoading)") {
        Text("Loaded").skRedacted(isLoading)
      }
    }
  }

  private func expect(
    _ text: String, @ViewBuilder _ view: () -> some View
  ) throws {
    for scale in [1.0, 2, 3] {
      var options = SceneOptions(
        width: 391, height: nil, scale: scale, typesetter: FixedTypesetter())
      options.theme.radius.sm = 2
      options.theme.space.md = 7
      let ours = try LaidOutScene(options, content: view)
      let theirs = try SceneSource(text: text, fileName: "expression").scene().laidOut(options)
      #expect(theirs == ours)
    }
  }
}
