import SkeletonTimeline

/// Finds the best picture that fits in a number of bytes.
///
/// Things are given up in a fixed order: exactness of pixels first, then colours, then frames,
/// then size. Within each step the least that is enough is found by bisection, so that a step
/// further down the order is taken only when all of those before it are not enough together.
/// Pixels may be off by a quarter of what the animation changes at most: half of it would still
/// every highlight, and the smallest file is then a picture that does not move.
struct BudgetSearch {
  private let animation: SkeletonAnimation
  private let output: Output
  private let limit: Int

  private static let scales = [
    Rational(1), Rational(3, 4), Rational(1, 2), Rational(3, 8), Rational(1, 4),
  ]

  init(_ animation: SkeletonAnimation, _ output: Output, limit: Int) {
    self.animation = animation
    self.output = output
    self.limit = limit
  }

  /// The file with the least given up.
  ///
  /// - Throws: ``RenderError/overBudget(path:limit:smallest:)`` when even the most is not enough.
  func run() throws(RenderError) -> FinishedFile {
    let whole = try render(Compromise())
    if let whole, whole.report.bytes <= limit { return whole }
    let errorLimit = min(16, max(1, try animation.amplitude(output) / 4))
    let steps = ladder(errorLimit: errorLimit)
    var smallest = whole?.report.bytes ?? .max
    for scale in Self.scales {
      for divisor in rateDivisors {
        let ladder = steps.map { step in
          var step = step
          step.scale = scale
          step.rateDivisor = divisor
          return step
        }
        guard let last = ladder.last else { continue }
        guard let worst = try render(last) else { continue }
        smallest = min(smallest, worst.report.bytes)
        guard worst.report.bytes <= limit else { continue }
        return try bisect(ladder, worst)
      }
    }
    if let refusal = animation.run.platform?.refusal(of: output, smallest: smallest) {
      throw refusal
    }
    throw .overBudget(path: output.path, limit: limit, smallest: smallest)
  }

  /// Keeping every n-th frame leaves the loop's length alone only where n divides their number; a
  /// loop of fewer than four pictures is no animation.
  private var rateDivisors: [Int] {
    let frames = animation.time.loadingSchedule.loopFrames
    return (1...10).filter { divisor in
      divisor == 1
        || (frames % divisor == 0 && frames / divisor >= 4
          && FrameRate.range.contains(animation.time.rate.rational / Rational(divisor)))
    }
  }

  /// What can be given up of one picture, the least first.
  ///
  /// - Parameter errorLimit: the most levels that pixels may be off.
  private func ladder(errorLimit: Int) -> [Compromise] {
    var steps = [Compromise()]
    if output.format == .gif {
      let errors = (1...errorLimit).filter { $0 > animation.gif.maxError }
      steps += errors.map { Compromise(maxError: $0) }
      steps += [128, 64, 32].map { Compromise(maxError: errors.last, colors: $0) }
    } else {
      let factor = animation.video.rateFactor ?? 18
      steps += [20, 22, 24, 26, 28, 30, 32, 34, 37, 40, 45].filter { $0 > factor }.map {
        Compromise(rateFactor: $0)
      }
    }
    return steps
  }

  /// The first step of a ladder that fits; its last one does.
  private func bisect(_ ladder: [Compromise], _ worst: FinishedFile) throws(RenderError)
    -> FinishedFile
  {
    var (low, high) = (0, ladder.count - 1)
    var best = worst
    while low < high {
      let middle = (low + high) / 2
      if let file = try render(ladder[middle]), file.report.bytes <= limit {
        best = file
        high = middle
      } else {
        low = middle + 1
      }
    }
    return best
  }

  /// The file that a compromise makes; nil for one that cannot be kept, as an error that is too
  /// small for all the colours of an animation, or a size that the platform does not take.
  private func render(_ compromise: Compromise) throws(RenderError) -> FinishedFile? {
    let files: [FinishedFile]
    do { files = try animation.with(compromise).render([output]).files } catch {
      switch error {
      case .unsuitable("--max-error", _): return nil
      case .againstRules where compromise != Compromise(): return nil
      default: throw error
      }
    }
    guard var file = files.first else { return nil }
    if let note = compromise.note { file.report.notes.append(note) }
    return file
  }
}
