import SkeletonTimeline

extension RenderRequest {
  /// Refuses numbers with which no run could be planned; others are refused by what takes them.
  ///
  /// - Throws: ``RenderError/unsuitable(option:reason:)``.
  func checkRanges() throws(RenderError) {
    if case .frames(let count) = time.length {
      try check(count, in: 1...FrameSchedule.frameLimit, "--frames")
    }
    try check(time.repeats, in: 1...FrameSchedule.frameLimit, "--repeat")
    try check(time.frameCount, in: 1...FrameSchedule.frameLimit, "the file's frames")
    try check(gif.maxError, in: 0...16, "--max-error")
    try check(gif.colorLimit, in: 4...256, "the palette")
    for output in outputs {
      if case .still(let frame) = output.content {
        try check(frame, in: 0...FrameSchedule.frameLimit, "--frame")
      }
    }
  }

  private func check(
    _ value: Int, in range: ClosedRange<Int>, _ option: String
  ) throws(RenderError) {
    guard range.contains(value) else {
      throw .unsuitable(
        option: option,
        reason: "\(value) is not in the range of \(range.lowerBound) to \(range.upperBound)")
    }
  }
}
