import SkeletonGraphics
import SkeletonTimeline
import SkeletonVideo

extension RenderPlan {
  /// What is known of each output before it is drawn; nil for pictures beside the animation, to
  /// which no rule applies.
  func facts(ofOutput index: Int) -> FileFacts? {
    let output = request.outputs[index]
    guard output.isHeldToRules else { return nil }
    switch files[index] {
    case .gif: return gifFacts
    case .video(let settings, _, _): return FileFacts(settings, output.format)
    case .still:
      return FileFacts(
        formatName: MediaFormat.png.rawValue, width: drawing.size.width,
        height: drawing.size.height)
    case .sequence, .sheet: return nil
    }
  }

  private var gifFacts: FileFacts {
    let schedule = gifStates.schedule
    // A hold is a longer delay of the last frame.
    let frames = schedule.loopFrames * schedule.repeats
    return FileFacts(
      formatName: MediaFormat.gif.rawValue, width: drawing.size.width, height: drawing.size.height,
      frames: frames, duration: schedule.duration,
      rate: frames > 1 ? schedule.rate.rational : nil,
      plays: request.time.hasSeveralFrames ? request.time.plays : nil)
  }
}

extension FileFacts {
  fileprivate init(_ settings: VideoSettings, _ format: MediaFormat) {
    self.init(
      formatName: format.rawValue, width: settings.size.width, height: settings.size.height,
      frames: settings.frameCount, duration: settings.duration, rate: settings.rate.rational)
    let isProRes = settings.codec == .prores4444
    codec = isProRes ? "prores" : settings.codec.rawValue
    profile = isProRes ? "4444" : nil
    if format == .apng || format == .webp {
      plays = settings.frameCount > 1 ? settings.loop : nil
    } else if case .yuv420(let depth) = settings.frameFormat {
      pixelFormat = depth == 8 ? "yuv420p" : "yuv420p\(depth)le"
    }
  }
}

extension Output {
  /// Whether the platform that a run is for looks at it; posters and sheets stay at home.
  var isHeldToRules: Bool {
    switch content {
    case .animation, .still: true
    case .poster, .sequence, .sheet: false
    }
  }
}
