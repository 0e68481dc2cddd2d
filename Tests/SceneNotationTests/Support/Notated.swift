import SkeletonGraphics
import SkeletonText

@testable import SceneNotation
@testable import SkeletonUI

/// Lays a source out with the test font, on a canvas of its own.
func layOut(
  _ text: String, _ width: Double = 390, _ height: Double? = nil, scale: Double = 1,
  options sourceOptions: SceneSource.Options = SceneSource.Options(),
  change: (inout SceneOptions) -> Void = { _ in }
) throws -> LaidOutScene {
  var options = SceneOptions(
    width: width, height: height, scale: scale, typesetter: FixedTypesetter())
  change(&options)
  return try SceneSource(text: text, fileName: "scene.swift", options: sourceOptions).scene()
    .laidOut(options)
}

/// What the error of a source says, first line only; nil when there is none.
func errorText(_ text: String, strict: Bool = false) -> String? {
  var options = SceneSource.Options()
  options.isStrict = strict
  do {
    _ = try layOut(text, options: options)
    return nil
  } catch {
    return "\(error)"
  }
}
