import SkeletonGraphics
import SkeletonRaster
import SkeletonVideo

extension RenderPlan {
  /// What a run takes at its peak, in bytes: the plan, the pictures in it, and what each file keeps
  /// under way. It does not depend on the number of frames.
  package var memoryEstimate: Int {
    let plan = FramePlan.memoryEstimate(drawing, jobs: jobs)
    let bitmaps = drawing.bitmaps.reduce(0) { $0 + $1.pixels.count }
    return plan + bitmaps + files.map(memory).reduce(0, +)
  }

  private func memory(of file: PlannedFile) -> Int {
    let pixels = drawing.size.count
    // At most two results a job are under way or waiting, and one is being taken.
    let buffers = 2 * jobs + 1
    switch file {
    case .gif:
      // Two frames of indices, a cropped one and its code for each worker; and what stands for the
      // colours of photos in the frames under way, measured with noise on 1 to 4 jobs.
      let photos = FramePlan.photoPixels(drawing) * (130 + 110 * jobs)
      return jobs * pixels * 4 + buffers * pixels / 2 + photos
    case .video(let settings, _, _):
      let bytes =
        switch settings.frameFormat {
        case .yuv420(let depth): pixels * 3 / 2 * (depth > 8 ? 2 : 1)
        case .rgba: pixels * 4
        }
      return buffers * bytes + settings.encoderMemory
    case .still: return pixels * 8
    case .sequence: return buffers * pixels * 8
    case .sheet: return ContactSheet.pixelLimit * 8
    }
  }
}
