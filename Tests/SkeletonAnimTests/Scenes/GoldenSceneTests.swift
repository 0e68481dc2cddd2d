import SkeletonGraphics
import SkeletonRaster
import SkeletonText
import SkeletonUI
import Testing

@Suite struct GoldenSceneTests {
  private static let scale = 0.2

  /// The scene in light above dark: loading and loaded, left to right and right to left.
  private func sheet(of scene: BuiltInScene) throws -> (Drawing, FrameState) {
    let typesetter = try FontTypesetter()
    var parts: [Drawing] = []
    for scheme in [ColorScheme.light, .dark] {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        for isLoading in [true, false] {
          var options = SceneOptions(
            width: scene.canvas.width, height: scene.canvas.height, scale: Self.scale,
            typesetter: typesetter)
          options.colorScheme = scheme
          options.layoutDirection = direction
          options.isLoading = isLoading
          options.background = scene.background(in: options) ?? (scheme == .light ? .white : .black)
          parts.append(try LaidOutScene(options) { scene.view }.drawing)
        }
      }
    }
    let size = parts[0].size
    var sheet = Drawing(
      size: PixelSize(width: size.width * 4, height: size.height * 2), background: .white)
    for (index, part) in parts.enumerated() {
      #expect(part.size == size)
      let origin = Point(
        x: Double(index % 4 * size.width), y: Double(index / 4 * size.height))
      sheet.place(part, scale: 1, at: origin)
    }
    // Off the middle, where a band that runs the wrong way would look the same.
    return (sheet, FrameState(progress: sheet.shimmers.map { _ in 0.4 }))
  }

  @Test(
    "scenes look as they did when they were approved, in both schemes and directions",
    arguments: BuiltInScene.allCases.filter { $0 != .phone && $0 != .wall })
  func approved(scene: BuiltInScene) throws {
    let (sheet, state) = try sheet(of: scene)
    let plan = FramePlan(sheet, jobs: 1)
    var pixels = [UInt8](repeating: 0, count: sheet.size.count * 4)
    plan.drawRGBA(state, into: &pixels)
    try Golden("Scenes/\(scene.name)").expect(pixels, size: sheet.size)
  }
}
