import FoundationEssentials
import Glibc
import SkeletonGraphics
import SkeletonRaster
import Testing

/// The benchmark scene against frames computed in float64 from closed forms, which a script
/// beside the repository does.
@Suite struct PhoneReferenceTests {
  private static let script = "../shared/bench/reference.py"

  private static var hasReference: Bool {
    let found = FileManager.default.fileExists(atPath: script)
    if !found { print("SKIPPED: no \(script) beside the repository to compare frames with") }
    return found
  }

  @Test(
    "every pixel is within one level of the closed form, and 99 in 100 are equal",
    .enabled(if: hasReference), arguments: [("S", 1), ("M", 2)])
  func closedForm(variant: String, scale: Int) throws {
    let frames = try Self.referenceFrames(variant)
    let plan = FramePlan(PhoneScene.drawing(scale: scale), jobs: 2)
    #expect(plan.isOpaque)
    var pixels = [UInt8](repeating: 0, count: plan.size.count * 4)
    let step = scale == 1 ? 4 : 11
    for frame in stride(from: 0, to: PhoneScene.frames, by: step) {
      plan.drawRGBA(PhoneScene.state(frame), into: &pixels)
      let reference = frames[frame * plan.size.count * 3..<(frame + 1) * plan.size.count * 3]
      let (largest, different) = Self.compare(pixels, rgb: reference)
      #expect(largest <= 1, "frame \(frame)")
      #expect(different * 100 <= plan.size.count, "frame \(frame): \(different) differ")
    }
  }

  private static func compare(_ rgba: [UInt8], rgb: Data) -> (largest: Int, different: Int) {
    var largest = 0
    var different = 0
    rgb.withUnsafeBytes { reference in
      rgba.withUnsafeBytes { drawn in
        for i in 0..<reference.count / 3 {
          var worst = 0
          for c in 0..<3 {
            worst = max(worst, abs(Int(drawn[4 * i + c]) - Int(reference[3 * i + c])))
          }
          largest = max(largest, worst)
          if worst > 0 { different += 1 }
        }
      }
    }
    return (largest, different)
  }

  private static func referenceFrames(_ variant: String) throws -> Data {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("skeleton-reference-\(variant)-\(getpid()).rgb")
    defer { try? FileManager.default.removeItem(at: file) }
    try #require(PythonScript.run([script, variant, file.path]) == 0)
    return try Data(contentsOf: file)
  }
}
