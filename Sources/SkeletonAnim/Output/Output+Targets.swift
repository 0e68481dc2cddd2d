extension Output {
  /// Finds out whether files can be put where they are to go, and whether two are the same.
  ///
  /// - Throws: ``RenderError/output(_:)`` or `unsuitable`, for the first that cannot.
  package static func checkTargets(_ outputs: [Output]) throws(RenderError) {
    try OutputTarget.check(outputs, frames: 1, keepsExisting: false)
  }

  /// Every file that is written.
  func files(frames: Int) -> [String] {
    guard content == .sequence, let pattern = NumberPattern(path) else { return [path] }
    return (0..<frames).map(pattern.path)
  }
}
