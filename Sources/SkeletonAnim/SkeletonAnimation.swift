import SkeletonGraphics
import SkeletonRaster
import SkeletonText
@_exported public import SkeletonTimeline
@_exported public import SkeletonUI

/// A scene with everything that decides how it moves and what is written.
///
/// ```swift
/// import SkeletonAnim
///
/// try SkeletonAnimation(fps: 30, duration: 1.5) { SKSkeletonRow() }
///   .write(to: "row.gif")
/// ```
public struct SkeletonAnimation {
  /// What is drawn, and on what.
  public var picture = PictureOptions()
  /// How long it is, and how its highlight moves in that time.
  public var time: TimeOptions
  /// How GIFs are made.
  public var gif = GIFOptions()
  /// How videos, APNG and WebP are made.
  public var video = VideoOptions()
  /// What files say about themselves.
  public var metadata = Metadata()
  /// How the machine is used, and how a run reports and ends.
  public var run = RunOptions()
  /// Shared by animations that are made in one process.
  package var fonts = FontShelf()
  /// What all texts that were laid out so far have asked of the fonts.
  private let chosenFonts = ChosenFonts()

  private let scene: Scene
  private let images = ImageCache()

  /// Makes an animation of views, with everything else at its default.
  ///
  /// - Parameters:
  ///   - fps: frames a second.
  ///   - duration: the length of the loop in seconds, rounded to whole frames, at least one.
  ///   - content: the views, laid out 390 points wide and as tall as they are, unless ``picture``
  ///     says otherwise. They are made anew for each run.
  /// - Precondition: `duration` is a number above 0, at most a day; `fps` is above 0, as every
  ///   `FrameRate` is. NaN and infinity are no numbers: check what comes from outside.
  public init(
    fps: FrameRate = 30, duration: Double = 1.5, @ViewBuilder content: @escaping () -> some View
  ) {
    precondition(duration > 0 && duration <= 86_400, "a loop lasts above 0 and at most 86400 s")
    let microseconds = Int((duration * 1_000_000).rounded())
    self.init(
      time: TimeOptions(rate: fps, duration: Rational(max(microseconds, 1), 1_000_000)),
      scene: Scene { options in try LaidOutScene(options, content: content) })
  }

  package init(time: TimeOptions, scene: Scene) {
    self.time = time
    self.scene = scene
  }

  /// Writes one file, whose extension says what it is.
  ///
  /// The file appears complete or not at all, and replaces one of that name unless
  /// ``RunOptions/keepsExisting`` says otherwise. `-` is no path here: an ``Output`` can name
  /// standard output.
  ///
  /// - Throws: ``RenderError``.
  @discardableResult
  public func write(to path: String) throws(RenderError) -> RenderReport {
    guard let output = Output(path: path) else {
      throw .unsuitable(
        option: "path", reason: "'\(path)' does not end in an extension of a known format")
    }
    return try write([output])
  }

  /// Writes several files in one go: each frame is drawn once for all of them that agree on its
  /// time.
  ///
  /// - Throws: ``RenderError``; no file is replaced before all are complete.
  @discardableResult
  public func write(_ outputs: [Output]) throws(RenderError) -> RenderReport {
    let limits = outputs.map(byteLimit)
    // What cannot be is found before anything is drawn.
    if limits.contains(where: { $0 != nil }) { _ = try plan(outputs) }
    let (plan, options, free) = try render(
      zip(outputs, limits).filter { $0.1 == nil }.map(\.0))
    var files = free
    for case (let output, let limit?) in zip(outputs, limits) {
      files.append(try BudgetSearch(self, output, limit: limit).run())
    }
    try run.platform?.check(files, outputs)
    try FinishedFile.commit(files)
    let reports = outputs.compactMap { output in
      files.first { $0.report.path == output.path }?.report
    }
    return report(plan, options, reports)
  }

  /// Complete files, none of them in place yet.
  func render(
    _ outputs: [Output]
  ) throws(RenderError) -> (plan: RenderPlan, options: SceneOptions, files: [FinishedFile]) {
    let (plan, options) = try plan(outputs)
    return (plan, options, try Renderer(plan: plan, typesetter: options.typesetter).run())
  }

  /// The most bytes of one output; nil for any number.
  private func byteLimit(_ output: Output) -> Int? {
    guard output.isLimited else { return nil }
    return run.byteLimit ?? run.platform?.byteLimit(output.format)
  }

  /// The most levels that a pixel changes from rest to the middle of the first sweep.
  func amplitude(_ output: Output) throws(RenderError) -> Int {
    let plan = try plan([output]).plan
    let frames = FramePlan(plan.drawing, jobs: plan.jobs)
    var pictures = [0, plan.states.posterFrame].map { frame in
      var pixels = [UInt8](repeating: 0, count: frames.size.count * 4)
      frames.drawRGBA(plan.states.state(loopFrame: frame), into: &pixels)
      return pixels
    }
    let middle = pictures.removeLast()
    return zip(pictures[0], middle).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
  }

  /// What ``write(_:)`` would do, found and checked without drawing.
  ///
  /// - Parameter checksTargets: whether the files' folders have to be there already.
  package func dryRun(
    _ outputs: [Output], checksTargets: Bool = true
  ) throws(RenderError) -> DryRun {
    if checksTargets { try checkTargets(outputs) }
    let plan = try unchecked(outputs).plan
    return DryRun(
      plan, fonts: chosenFonts.all.map(\.description).sorted(), images: images)
  }

  /// Where the views stand.
  package func layoutListing() throws(RenderError) -> LayoutListing {
    LayoutListing(try layout(picture).scene)
  }

  /// All files that the pictures of the scene are read from, sorted: what is drawn depends on them
  /// beside the scene itself.
  ///
  /// - Throws: ``RenderError``, as drawing would.
  package func imageFiles() throws(RenderError) -> [String] {
    for isLoading in time.reveal == nil ? [picture.isLoading] : [true, false] {
      var picture = picture
      picture.isLoading = isLoading
      _ = try layout(picture)
    }
    return images.paths
  }

  func plan(
    _ outputs: [Output]
  ) throws(RenderError) -> (plan: RenderPlan, options: SceneOptions) {
    try checkTargets(outputs)
    return try unchecked(outputs)
  }

  private func checkTargets(_ outputs: [Output]) throws(RenderError) {
    try request(outputs).checkRanges()
    try OutputTarget.check(outputs, frames: time.frameCount, keepsExisting: run.keepsExisting)
  }

  private func request(_ outputs: [Output]) -> RenderRequest {
    var request = RenderRequest(outputs: outputs)
    request.time = time
    request.gif = gif
    request.video = video
    request.metadata = metadata
    request.run = run
    return request
  }

  /// A plan for files of which nobody knows whether they can be put in place.
  private func unchecked(
    _ outputs: [Output]
  ) throws(RenderError) -> (plan: RenderPlan, options: SceneOptions) {
    let frame = try PictureFrame(picture)
    var picture = try frame.map(fitted) ?? picture
    let (laidOut, options) = try layout(picture)
    picture.colorScheme = options.colorScheme
    let reveal = time.reveal == nil ? nil : try revealing(laidOut, in: picture)
    var request = request(outputs)
    request.isStill = picture.effect == .none || !picture.isLoading
    request.hugsHeight = options.height == nil && frame == nil
    var drawing = reveal?.drawing ?? laidOut.drawing
    if let frame { drawing = frame.around(drawing) }
    var notes = reveal?.notes ?? []
    var substitutions = laidOut.substitutions
    if let reveal { substitutions.merge(reveal.substitutions) }
    notes += substitutions.map { "\($0.reason); \($0.instead)" }
    if let faint = HighlightContrast(of: laidOut.drawing).note { notes.append(faint) }
    let plan = try RenderPlan(drawing, request, notes: notes)
    try run.platform?.check(plan)
    return (plan, options)
  }

  /// Loading that turns into loaded content, which rests.
  private func revealing(
    _ loading: LaidOutScene, in picture: PictureOptions
  ) throws(RenderError) -> (drawing: Drawing, notes: [String], substitutions: [Substitution]) {
    guard picture.isLoading else {
      throw .unsuitable(option: "--reveal", reason: "a scene that is loaded has nothing to reveal")
    }
    var picture = picture
    picture.effect = .none
    let placeholders = try layout(picture).scene
    picture.isLoading = false
    let loaded = try layout(picture).scene
    guard loading.canvas == loaded.canvas else {
      throw .unsuitable(
        option: "--reveal",
        reason: "the canvas would jump from \(loading.canvas.text) to \(loaded.canvas.text) points "
          + "when content loads: give views one size in both states, or the canvas one by --size")
    }
    let same =
      "the scene looks the same when it is loaded, so there is nothing to reveal: a view's "
      + "isLoading, a property or the environment's, says which it shows"
    return (
      loading.drawing.turning(into: loaded.drawing),
      placeholders.drawing == loaded.drawing ? [same] : [], loaded.substitutions
    )
  }

  private func sceneOptions(_ picture: PictureOptions) throws(RenderError) -> SceneOptions {
    let typesetter: any Typesetter = try attributed("") {
      if picture.usesTestFont { return FixedTypesetter() }
      return try fonts.typesetter(family: picture.fontFamily, noting: chosenFonts)
    }
    return SceneOptions(
      picture, typesetter, canvas: scene.canvas, background: scene.background)
  }

  /// The scene in the surroundings that it asks for, where the picture leaves them open.
  private func layout(
    _ picture: PictureOptions
  ) throws(RenderError) -> (scene: LaidOutScene, options: SceneOptions) {
    let options = try sceneOptions(picture)
    let scene = try layOut(options)
    guard picture.colorScheme == nil, let preferred = scene.preferredColorScheme,
      preferred != options.colorScheme
    else { return (scene, options) }
    var picture = picture
    picture.colorScheme = preferred
    return try layout(picture)
  }

  /// The picture on the canvas, and at the scale, with which the scene fills a frame.
  private func fitted(_ frame: PictureFrame) throws(RenderError) -> PictureOptions {
    let own = try layout(picture).options
    let fitting = FrameFitting(
      frame: frame, options: own, isFixed: picture.width != nil,
      layOut: { (options) throws(RenderError) in
        var scenes = [try layOut(options)]
        if time.reveal != nil {
          var loaded = options
          loaded.isLoading = false
          scenes.append(try layOut(loaded))
        }
        return scenes
      })
    let canvas = try fitting.canvas()
    var result = picture
    result.colorScheme = own.colorScheme
    (result.width, result.height, result.scale) = (canvas.width, canvas.height, canvas.scale)
    return result
  }

  private func layOut(_ options: SceneOptions) throws(RenderError) -> LaidOutScene {
    var options = options
    options.images = ImageFolder(
      path: picture.imageFolder ?? scene.imageFolder, cache: images, memoryLimit: run.memoryLimit)
    do { return try scene.layOut(options) } catch let error as LayoutError {
      throw RenderError(error, path: "")
    } catch {
      throw .scene("\(error)")
    }
  }

  private func report(
    _ plan: RenderPlan, _ options: SceneOptions, _ outputs: [OutputReport]
  ) -> RenderReport {
    RenderReport(
      width: Double(plan.width) / options.scale, height: Double(plan.height) / options.scale,
      scale: options.scale, frames: plan.schedule.frameCount, rate: plan.schedule.rate,
      duration: plan.schedule.duration, reveal: plan.states.reveal, outputs: outputs,
      notes: plan.notes)
  }
}

extension Size {
  fileprivate var text: String {
    [width, height].map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }.joined(separator: "×")
  }
}
