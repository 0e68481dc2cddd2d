package import SkeletonTimeline

/// What a run would do, without doing it.
package struct DryRun: Sendable {
  /// In pixels.
  package let width: Int
  package let height: Int
  package let frames: Int
  package let rate: FrameRate
  package let duration: Rational
  package let reveal: RevealClock?
  /// The start of each frame in seconds.
  package let times: [Double]
  /// In bytes.
  package let memoryEstimate: Int
  package let outputs: [Output]
  package let notes: [String]
  /// What the scene's texts ask of the fonts, in order: see ``FontShelf/files(for:family:)``.
  package let fonts: [String]
  /// The files that decide what the scene's images show, in order: those read, and those that would
  /// have been taken before them were they there.
  package let images: [String]
  /// What the scene calls its images, in order: asset catalogs are asked for these names, and new
  /// ones may answer otherwise.
  package let imageNames: [String]
  private let plan: RenderPlan

  init(_ plan: RenderPlan, fonts: [String], images: ImageCache) {
    self.plan = plan
    self.images = images.candidates
    imageNames = images.names
    self.fonts = fonts
    let schedule = plan.schedule
    width = plan.width
    height = plan.height
    frames = schedule.frameCount
    rate = schedule.rate
    duration = schedule.duration
    reveal = plan.states.reveal
    times = (0..<schedule.frameCount).map { schedule.time(ofFrame: $0).double }
    memoryEstimate = plan.memoryEstimate
    outputs = plan.request.outputs
    notes = plan.notes
  }

  /// Those of ``notes`` that hold for one of the files, whatever else is written along with it.
  package func notes(for output: Output) -> [String] { plan.notes(for: [output]) }
}
