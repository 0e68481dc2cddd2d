import SkeletonGIF
import SkeletonGraphics
import SkeletonRaster

extension GIFBench {
  /// The phone scene at scale 2, 45 frames, as indices into its exact colours.
  private init?(phoneAt scale: Double) {
    let drawing = RasterBench.phone(scale: scale)
    let plan = FramePlan(drawing, jobs: 1)
    let states = RasterBench.states(of: drawing, frames: 45)
    guard let counts = plan.colorCounts(of: states, limit: 255) else { return nil }
    let table = plan.indexTable(for: ColorTable(colors: counts.map(\.color)))
    self.init(
      size: drawing.size, counts: counts,
      frames: states.map { state in
        var indices = [UInt8](repeating: 0, count: drawing.size.count)
        plan.drawIndices(state, with: table, into: &indices)
        return indices
      })
  }

  /// Measures LZW against giflib's on the same indices, and what an error of a level or two saves.
  static func runAll() throws {
    guard let bench = GIFBench(phoneAt: 2) else { return }
    let codes = try bench.codes()
    Report.seconds(
      "LZW alone, greedy / giflib's, same codes", codes.greedy, codes.giflib, limit: 0.2)
    Report.seconds("LZW alone, as written / giflib's greedy", codes.anchored, codes.giflib)
    let lossless = try bench.file(maxError: 0)
    for error in 1...2 {
      let file = try bench.file(maxError: error)
      Report.seconds(
        "compressing, --max-error \(error) / lossless", file.seconds, lossless.seconds, limit: 6)
      Report.sizes("bytes, --max-error \(error) / lossless", file.bytes, lossless.bytes)
    }
    let modern = try bench.file(maxError: 0, compatibility: .modern)
    Report.sizes("bytes, --gif-compat modern / all", modern.bytes, lossless.bytes)
  }
}
