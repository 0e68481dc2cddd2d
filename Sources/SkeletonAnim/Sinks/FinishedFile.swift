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

  func commit() throws(RenderError) {
    try attributed(sink.path) { try sink.commit() }
  }
}
