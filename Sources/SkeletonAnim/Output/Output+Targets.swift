extension Output {
  /// Finds out whether files can be put where they are to go, and whether two are the same.
  ///
  /// - Throws: ``RenderError/output(_:)`` or `unsuitable`, for the first that cannot.
  package static func checkTargets(_ outputs: [Output]) throws(RenderError) {
    try OutputTarget.check(outputs, keepsExisting: false)
  }
}
