import SkeletonAnim

/// Lines are taken as arguments, every value is read, and the run that they ask for is planned.
func fuzzOptions(_ bytes: [UInt8]) {
  let lines = String(decoding: bytes, as: UTF8.self).split(
    separator: "\n", omittingEmptySubsequences: false)
  attempt {
    var options = try ParsedOptions(lines.map(String.init))
    // Files of this machine are none of the input.
    options.values["--theme"] = nil
    var animation = SkeletonAnimation(time: try options.timeOptions(), scene: Scene(.circle))
    animation.picture = try options.pictureOptions(InputShelf())
    animation.gif = try options.gifOptions()
    animation.video = try options.videoOptions()
    animation.metadata = try options.metadata()
    animation.run = try options.runOptions()
    _ = try options.progressStyle()
    _ = try options.integer("--tolerance", in: 0...255)
    let outputs = try options.outputs(loopFrames: animation.time.loopFrames)
    _ = options.idleOptions(outputs)
    // Times of very many frames only take long.
    guard animation.time.frameCount <= 10_000 else { return }
    _ = try animation.dryRun(outputs).json(notes: []).text
  }
}
