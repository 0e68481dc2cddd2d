import SceneNotation
import SkeletonText
import SkeletonUI

/// Any bytes are taken as a scene, laid out and drawn.
func fuzzNotation(_ bytes: [UInt8]) {
  var source = SceneSource.Options()
  // Small enough that a run that hangs stands out from one that is at its limits.
  source.limits.steps = 20_000
  source.limits.views = 500
  source.limits.elements = 1_000
  source.limits.stringLength = 10_000
  let options = SceneOptions(width: 200, height: nil, scale: 1, typesetter: FixedTypesetter())
  attempt {
    let text = String(decoding: bytes, as: UTF8.self)
    let scene = try SceneSource(text: text, fileName: "fuzz.swift", options: source).scene()
    _ = scene.canvas
    _ = try scene.laidOut(options)
  }
}
