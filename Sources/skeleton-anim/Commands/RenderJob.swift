import SceneNotation
import SkeletonAnim

/// What a command line asks to draw.
struct RenderJob {
  /// How reports call the scene.
  let scene: String
  let isExpression: Bool
  var animation: SkeletonAnimation
  /// What the scene's source asked for and was not drawn, once it was laid out.
  let warnings: () -> [NotationError]

  /// - Throws: ``UsageError``, or a ``Failure`` for input that cannot be read or is malformed.
  init(_ options: ParsedOptions, from inputs: InputShelf) throws {
    let operand = try SceneOperand(options, from: inputs)
    let (scene, warnings) = try operand.scene(options, from: inputs)
    self.scene = operand.name
    isExpression = options.has("--expression")
    self.warnings = warnings
    animation = SkeletonAnimation(time: try options.timeOptions(), scene: scene)
    animation.picture = try options.pictureOptions(inputs)
    animation.gif = try options.gifOptions()
    animation.video = try options.videoOptions()
    animation.metadata = try options.metadata()
    animation.run = try options.runOptions()
    animation.run.isCancelled = { Signals.stopSignal != nil }
    animation.fonts = inputs.fonts
  }

  /// The files that the command line names.
  func outputs(_ options: ParsedOptions) throws(UsageError) -> [Output] {
    try options.outputs(loopFrames: animation.time.loopFrames)
  }
}
