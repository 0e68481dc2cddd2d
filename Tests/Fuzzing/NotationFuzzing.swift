// The entry of libFuzzer: any bytes are taken as a scene, and must end in a picture or an error.
// Not part of the package's targets: Scripts/fuzz-notation compiles it with the fuzzer's runtime.

import SceneNotation
import SkeletonText
import SkeletonUI

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  var source = SceneSource.Options()
  // Small enough that a run that hangs stands out from one that is at its limits.
  source.limits.steps = 20_000
  source.limits.views = 500
  source.limits.elements = 1_000
  source.limits.stringLength = 10_000
  let options = SceneOptions(
    width: 200, height: nil, scale: 1, typesetter: FixedTypesetter())
  do {
    let scene = try SceneSource(text: text, fileName: "fuzz.swift", options: source).scene()
    _ = scene.canvas
    _ = try scene.laidOut(options)
  } catch {
    precondition(!"\(error)".isEmpty)
  }
  return 0
}
