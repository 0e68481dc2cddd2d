import SkeletonGraphics
import SkeletonText
import Testing

@testable import SceneNotation
@testable import SkeletonUI

@Suite(.enabled(if: SharedFiles.areAvailable, "the files are not at ../shared"))
struct SharedFileTests {
  /// Settings that a source could get wrong: themes, directions, schemes, scales.
  static func variants(of scene: BuiltInScene) -> [SceneOptions] {
    var result: [SceneOptions] = []
    for scale in [1.0, 2, 3] {
      for variant in 0..<4 {
        var options = SceneOptions(
          width: scene.canvas.width, height: scene.canvas.height, scale: scale,
          typesetter: FixedTypesetter())
        options.layoutDirection = variant % 2 == 0 ? .leftToRight : .rightToLeft
        options.colorScheme = variant < 2 ? .light : .dark
        if variant == 3 {
          options.theme.space.sm = 5.5
          options.theme.radius.sm = 3
          options.shimmer.wave = .canvas
        }
        result.append(options)
      }
    }
    return result
  }

  @Test(
    "a file draws exactly what the built-in scene of its name draws",
    arguments: [
      ("seed/SKSkeleton.swift", "SKSkeleton", BuiltInScene.preview),
      ("bench/phone.swift", "phone", .phone), ("bench/wall.swift", "wall", .wall),
    ])
  func file(_ path: String, _ preview: String, _ scene: BuiltInScene) throws {
    let source = try SceneSource(text: SharedFiles.text(path), fileName: path)
    #expect(source.previews == [SceneSource.Preview(name: preview)])
    let notated = try source.scene(preview: preview)
    for options in Self.variants(of: scene) {
      let theirs = try notated.laidOut(options)
      let ours = try LaidOutScene(options) { scene.view }
      #expect(theirs.drawing == ours.drawing)
      #expect(theirs.views.map(\.frame) == ours.views.map(\.frame))
      #expect(!theirs.drawing.nodes.isEmpty)
    }
    #expect(notated.warnings.isEmpty)
  }

  @Test("the seed's own component is the one drawn")
  func ownComponent() throws {
    let text = try SharedFiles.text("seed/SKSkeleton.swift")
      .replacing("size ?? 44, height: size ?? 44", with: "size ?? 44, height: 9")
    let scene = try layOut(text, 390, 844)
    #expect(scene.views.contains { $0.view == "Circle" && $0.frame.height == 9 })
  }
}
