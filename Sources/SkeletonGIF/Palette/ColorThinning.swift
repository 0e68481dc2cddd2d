import SkeletonGraphics

/// Few colours in place of many, each within a bound of all that it stands for.
///
/// Along a gradient this gives runs that are as long as the bound allows, and each stays on the
/// screen as long as the bound allows. A frame still depends on nothing but what is drawn in it.
/// The other way was measured too: every pixel chosen by itself among all colours within the bound,
/// by the longest LZW string that fits. It takes thirty times as long, makes a frame depend on all
/// before it, and gives 3 % fewer bytes at 1 level and 9 % more at 2 (benchmark at scale 2).
struct ColorThinning {
  /// The colours that stay.
  private(set) var colors: [RGBA8] = []
  /// For each colour given, which of `colors` stands for it.
  private(set) var places: [Int]

  /// Sweeps from dark to light: the darkest colour left opens a group, and those that follow join
  /// it while every channel spans at most twice the bound.
  ///
  /// - Parameters:
  ///   - maxError: levels per channel; 0 keeps all.
  ///   - limit: with more colours than these the answer is nil, as soon as it is known: a photo
  ///     would take minutes to end up with far too many.
  /// - Complexity: each group looks at the colours up to six bounds brighter than its first.
  init?(_ counts: [ColorCount], maxError: Int, limit: Int) {
    self.init(counts, order: Self.order(of: counts), kept: [], maxError: maxError, limit: limit)
  }

  /// Thinned so that at most `limit` colours are left: flat fills stay as they are, the bound of the
  /// others is the least possible, and within it the most frequent stay as they are too.
  ///
  /// - Precondition: `limit` is at least 2.
  init(_ counts: [ColorCount], leaving limit: Int) {
    let order = Self.order(of: counts)
    let byWeight = counts.indices.sorted {
      (counts[$1].count, $0) < (counts[$0].count, $1)
    }
    func keeping(_ heaviest: Int, maxError: Int) -> ColorThinning? {
      Self(
        counts, order: order, kept: byWeight[..<heaviest], maxError: maxError, limit: limit)
    }
    let total = counts.reduce(0) { $0 + $1.count }
    let fills = min(counts.count { $0.count * Self.fillShare >= total }, limit / 2)
    // Wider bounds leave fewer colours; at 255 one group takes all that are no fills.
    let bound = partition(0...255) { keeping(fills, maxError: $0) == nil }
    let most = partition(fills...min(limit, counts.count)) {
      keeping($0 + 1, maxError: bound) != nil
    }
    guard let result = keeping(most, maxError: bound) else {
      preconditionFailure("what fitted with fewer colours of their own fits again")
    }
    self = result
  }

  /// A colour of at least this part of all pixels is a flat fill.
  static let fillShare = 128

  private static func order(of counts: [ColorCount]) -> [Int] {
    counts.indices.sorted { counts[$0].sweepKey < counts[$1].sweepKey }
  }

  private init?(
    _ counts: [ColorCount], order: [Int], kept: ArraySlice<Int>, maxError: Int, limit: Int
  ) {
    places = [Int](repeating: -1, count: counts.count)
    colors = kept.map { counts[$0].color }
    for (place, index) in kept.enumerated() { places[index] = place }
    for (rank, seed) in order.enumerated() where places[seed] < 0 {
      guard colors.count < limit else { return nil }
      colors.append(gather(order[rank...], of: counts, bound: Int32(maxError)))
    }
  }

  /// Makes the next group, which starts with the first of `candidates`, and returns its colour.
  private mutating func gather(
    _ candidates: ArraySlice<Int>, of counts: [ColorCount], bound: Int32
  ) -> RGBA8 {
    var heaviest = candidates[candidates.startIndex]
    var low = counts[heaviest].color.components
    var high = low
    let brightest = low.wrappedSum() + 6 * bound
    for i in candidates {
      let color = counts[i].color.components
      if color.wrappedSum() > brightest { break }
      let (newLow, newHigh) = (pointwiseMin(low, color), pointwiseMax(high, color))
      guard places[i] < 0, (newHigh &- newLow).max() <= 2 * bound else { continue }
      (low, high) = (newLow, newHigh)
      places[i] = colors.count
      if counts[i].count > counts[heaviest].count { heaviest = i }
    }
    // As near to the colour of most pixels as the bound allows for all: fills tend to stay exact.
    let color = counts[heaviest].color.components
      .clamped(lowerBound: high &- bound, upperBound: low &+ bound)
    return RGBA8(components: color)
  }
}

extension ColorCount {
  /// Sum, red, green: an order of colours from dark to light.
  fileprivate var sweepKey: (Int32, Int32, Int32) {
    let c = color.components
    return (c.wrappedSum(), c.x, c.y)
  }
}

/// The first number of a range, ascending, for which `isBefore` does not hold; the last if it holds
/// for all.
private func partition(_ range: ClosedRange<Int>, _ isBefore: (Int) -> Bool) -> Int {
  var (low, high) = (range.lowerBound, range.upperBound)
  while low < high {
    let middle = (low + high) / 2
    if isBefore(middle) { low = middle + 1 } else { high = middle }
  }
  return low
}
