import SkeletonGraphics
import SkeletonTimeline
import SkeletonVideo

/// From what was asked for to the settings of one video file.
enum VideoPlanning {
  static func plan(
    _ output: Output, _ drawing: Drawing, _ request: RenderRequest, _ schedule: FrameSchedule
  ) throws(RenderError) -> RenderPlan.PlannedFile {
    guard let container = VideoContainer(rawValue: output.format.rawValue) else {
      throw .unsuitable(option: "--format", reason: "\(output.format.rawValue) holds no animation")
    }
    let codec = try codec(for: container, request.video)
    var fitted = drawing
    var notes: [String] = []
    if codec.traits.needsEvenSize {
      if let fit = request.video.evenFit {
        fitted.size = drawing.size.even(fit)
      } else if request.hugsHeight, !drawing.size.height.isMultiple(of: 2) {
        // Nobody asked for that height: a view is as tall as it happens to be.
        fitted.size.height += 1
        notes = ["a row of background was added below, as \(codec.traits.name) needs even sizes"]
      }
    }
    var settings = VideoSettings(
      codec: codec, container: container, size: fitted.size, rate: schedule.rate,
      frameCount: schedule.frameCount)
    settings.rateFactor = request.video.rateFactor
    settings.preset = request.video.preset
    settings.depth = request.video.depth
    settings.alphaMode = request.video.alpha == .straight ? .straight : .premultiplied
    settings.hasAlpha = (drawing.background?.alpha ?? 0) < 1
    settings.social = request.video.isSocial
    settings.loop = request.time.plays
    settings.title = request.metadata.title
    settings.alt = request.metadata.alt
    settings.creationTime = request.metadata.creationTime
    try attributed(output.path) { try settings.validate() }
    return .video(settings, fitted, notes: notes)
  }

  private static func codec(
    for container: VideoContainer, _ options: VideoOptions
  ) throws(RenderError) -> VideoCodec {
    guard let asked = options.codec else { return container.defaultCodec }
    let codec: VideoCodec =
      switch asked {
      case .h264: .h264
      case .hevc: .hevc
      case .av1: .av1
      case .vp9: .vp9
      case .prores4444: .prores4444
      }
    return codec
  }
}

extension PixelSize {
  /// The size with both sides even, one pixel larger or smaller where a side is odd.
  func even(_ fit: VideoOptions.EvenFit) -> PixelSize {
    let neighbours = evenNeighbours
    return fit == .pad ? neighbours.upper : neighbours.lower
  }
}
