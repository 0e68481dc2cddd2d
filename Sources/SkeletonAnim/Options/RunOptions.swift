/// How a run uses the machine, and how it reports and ends.
public struct RunOptions: Sendable {
  /// Frames drawn at the same time, less than 1 counting as 1; nil uses the processors there are.
  /// The bytes written do not depend on it.
  public var jobs: Int?
  /// The most memory, in bytes, that a run may plan with: 2 GiB, or what the process's control
  /// group, or the limit on its address space, allows where that is less.
  public var memoryLimit = MemoryLimit.usual()
  /// The most bytes that each animated file may have; nil for any number. What has to be given up
  /// for it is said in the file's report.
  public var byteLimit: Int?
  /// Whose rules the files must keep; nil for nobody's. It limits bytes where ``byteLimit`` is nil.
  package var platform: Platform?
  /// Whether existing files are kept: a run that would replace one is an error then, before
  /// anything is drawn.
  public var keepsExisting = false
  /// Asked between frames; true ends the run with ``RenderError/cancelled`` and leaves no file.
  public var isCancelled: @Sendable () -> Bool = { false }
  /// Told of every frame done.
  public var progress: @Sendable (RenderProgress) -> Void = { _ in }

  /// Makes options of a run on all processors that replaces files.
  public init() {}
}

/// How far a run is.
public struct RenderProgress: Sendable, Hashable {
  /// Frames drawn and handed to their files, of all passes.
  public let framesDone: Int
  /// Frames there are to draw, in all passes.
  public let frames: Int
}
