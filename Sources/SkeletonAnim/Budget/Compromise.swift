import SkeletonTimeline

/// What is given up for a smaller file, compared with what was asked for.
struct Compromise: Sendable, Hashable {
  /// Levels a channel that a GIF's pixels may be off.
  var maxError: Int?
  /// Entries of a GIF's palette.
  var colors: Int?
  /// A video's rate factor.
  var rateFactor: Int?
  /// Only every n-th frame is kept, each shown n times as long.
  var rateDivisor = 1
  /// Pixels of a side, of those asked for.
  var scale = Rational(1)

  /// What the reader of a report is told; nil when nothing is given up.
  var note: String? {
    var parts: [String] = []
    if let maxError { parts.append("pixels are up to \(maxError) levels off") }
    if let colors { parts.append("\(colors) colours") }
    if let rateFactor { parts.append("quality is crf \(rateFactor)") }
    if rateDivisor > 1 { parts.append("1 of \(rateDivisor) frames is kept") }
    if scale < Rational(1) { parts.append("the scale is \((scale * Rational(100)).rounded) %") }
    return parts.isEmpty ? nil : "to fit: " + parts.joined(separator: ", ")
  }
}

extension SkeletonAnimation {
  /// The animation with something given up.
  func with(_ compromise: Compromise) -> SkeletonAnimation {
    var result = self
    if let maxError = compromise.maxError { result.gif.maxError = maxError }
    if let colors = compromise.colors { result.gif.colorLimit = colors }
    if let factor = compromise.rateFactor { result.video.rateFactor = factor }
    if compromise.rateDivisor > 1 {
      let loop = time.loadingSchedule.loopDuration
      result.time.rate = FrameRate(time.rate.rational / Rational(compromise.rateDivisor))
      result.time.length = .duration(loop)
    }
    if compromise.scale < Rational(1) {
      result.picture.scale = max(picture.scale * compromise.scale.double, 0.25)
      if let (width, height) = picture.pixels {
        let sides = [width, height].map { max(1, (Rational($0) * compromise.scale).rounded) }
        result.picture.pixels = (sides[0], sides[1])
      }
      // A size that nobody chose need not be even by itself.
      result.video.evenFit = video.evenFit ?? .pad
    }
    return result
  }
}
