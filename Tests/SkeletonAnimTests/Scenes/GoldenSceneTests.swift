import SkeletonGraphics
import SkeletonRaster
import SkeletonText
import SkeletonUI
import Testing

@Suite struct GoldenSceneTests {
  @Test(
    "loading scenes look as they did when they were approved, in both schemes and directions",
    arguments: BuiltInScene.allCases, ColorScheme.allCases)
  func loading(scene: BuiltInScene, scheme: ColorScheme) throws {
    for direction in LayoutDirection.allCases {
      try expect(scene, scheme, direction, isLoading: true, scale: 2)
    }
  }

  // Text makes these pictures large, so each scheme and each direction is here once.
  @Test(
    "loaded scenes look as they did when they were approved",
    arguments: BuiltInScene.allCases,
    [(ColorScheme.light, LayoutDirection.leftToRight), (.dark, .rightToLeft)])
  func loaded(scene: BuiltInScene, look: (scheme: ColorScheme, direction: LayoutDirection)) throws {
    try expect(scene, look.scheme, look.direction, isLoading: false, scale: 1)
  }

  private func expect(
    _ scene: BuiltInScene, _ scheme: ColorScheme, _ direction: LayoutDirection, isLoading: Bool,
    scale: Double
  ) throws {
    var options = SceneOptions(
      width: scene.canvas.width, height: scene.canvas.height, scale: scale,
      typesetter: try FontTypesetter())
    options.colorScheme = scheme
    options.layoutDirection = direction
    options.isLoading = isLoading
    options.background = scene.background(in: options) ?? (scheme == .light ? .white : .black)
    let drawing = try LaidOutScene(options) { scene.view }.drawing
    // Off the middle, where a band that runs the wrong way would look the same.
    let state = FrameState(progress: drawing.shimmers.map { _ in 0.4 })
    var pixels = [UInt8](repeating: 0, count: drawing.size.count * 4)
    FramePlan(drawing, jobs: 1).drawRGBA(state, into: &pixels)
    let side = direction == .leftToRight ? "ltr" : "rtl"
    let phase = isLoading ? "loading" : "loaded"
    try Golden("Scenes/\(scene.name)-\(scheme)-\(side)-\(phase)").expect(
      pixels, size: drawing.size)
  }
}
