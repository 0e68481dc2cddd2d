/// A file that is complete and verified, but not yet under its name.
///
/// It vanishes when the value does, unless it was put in place.
struct FinishedFile {
  private let sink: any FrameSink
  var report: OutputReport

  init(_ sink: any FrameSink, report: OutputReport) {
    self.sink = sink
    self.report = report
  }

  /// Where it is now; nil for several files.
  var partPath: String? { sink.partPath }

  /// Puts files in place, one after another.
  ///
  /// - Throws: the first failure. Files before it are in place; the failed one and those after it
  ///   vanish, and what had their names stays.
  static func commit(_ files: [FinishedFile]) throws(RenderError) {
    for file in files { try attributed(file.sink.path) { try file.sink.commit() } }
  }
}
