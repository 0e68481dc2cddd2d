/// Everything that decides what a run writes, apart from the picture itself.
public struct RenderRequest: Sendable {
  public var outputs: [Output]
  public var time = TimeOptions()
  public var gif = GIFOptions()
  public var video = VideoOptions()
  public var metadata = Metadata()
  public var run = RunOptions()
  /// Whether the canvas is as tall as its content happens to be.
  var hugsHeight = false

  public init(outputs: [Output]) {
    self.outputs = outputs
  }
}
