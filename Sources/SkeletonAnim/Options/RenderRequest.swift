/// Everything that decides what a run writes, apart from the picture itself.
struct RenderRequest: Sendable {
  var outputs: [Output]
  var time = TimeOptions()
  var gif = GIFOptions()
  var video = VideoOptions()
  var metadata = Metadata()
  var run = RunOptions()
  /// Whether nothing is meant to move.
  var isStill = false
  /// Whether the canvas is as tall as its content happens to be.
  var hugsHeight = false

  init(outputs: [Output]) {
    self.outputs = outputs
  }
}
