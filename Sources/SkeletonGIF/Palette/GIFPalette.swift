package import SkeletonGraphics

/// The one table of an animation, and which of its entries shows each drawn colour.
package struct GIFPalette: Sendable {
  /// How far shown colours are from drawn ones (after `GIFAlpha`), over all pixels, in levels.
  package struct ColorError: Sendable, Hashable {
    /// Of the channel that is furthest off.
    package var max = 0
    /// Of all channels.
    package var mean = 0.0
  }

  /// Ends with a transparent entry, unless 256 opaque colours leave no room for one.
  package let table: ColorTable
  /// Every drawn colour, as given, with its index.
  package let entries: [(color: RGBA8, index: UInt8)]
  package let error: ColorError
  /// The colours of `entries` as opaque or clear ones.
  let drawn: [ColorCount]

  /// Nobody sees so many levels, in the few pixels that thinning costs any.
  private static let unseenError = 4
  /// Of more colours, thinning would leave bands.
  private static let thinningLimit = 10_000

  /// The colours of a histogram as a GIF can have them.
  private struct Histogram {
    let counts: [(color: RGBA8, count: Int)]
    /// `counts` as opaque or clear colours.
    let drawn: [RGBA8]
    /// The opaque ones, each once.
    let opaque: [ColorCount]

    init(_ counts: [(color: RGBA8, count: Int)], _ alpha: GIFAlpha) {
      precondition(!counts.isEmpty, "an animation has a colour")
      self.counts = counts
      drawn = counts.map { alpha.apply($0.color) }
      opaque = GIFPalette.merged(drawn, counts)
    }
  }

  /// Exact if `maxError` is 0, else thinned within it; nil if that leaves too many colours.
  ///
  /// - Parameters:
  ///   - counts: every colour once, straight alpha, with its number of pixels.
  ///   - maxError: levels per channel that a shown colour may differ from the drawn one.
  ///   - colorLimit: the most entries of the table, the transparent one included: 4…256.
  /// - Precondition: there is a colour.
  package init?(
    _ counts: [(color: RGBA8, count: Int)], alpha: GIFAlpha = GIFAlpha(), within maxError: Int,
    colorLimit: Int = 256
  ) {
    let histogram = Histogram(counts, alpha)
    let room =
      histogram.drawn.contains(GIFAlpha.clear) || colorLimit < 256 ? colorLimit - 1 : 256
    guard let thinning = ColorThinning(histogram.opaque, maxError: maxError, limit: room) else {
      return nil
    }
    self.init(histogram, shown: thinning.colors, places: thinning.places)
  }

  /// The nearest that so many colours come to the drawn ones, flat fills kept exact; `error` says
  /// how near.
  ///
  /// A few colours too many are thinned by a bound that nobody sees; of more, libimagequant chooses,
  /// unless thinning is hardly further off on average.
  ///
  /// - Throws: `GIFError.quantizer`.
  package init(
    nearest counts: [(color: RGBA8, count: Int)], alpha: GIFAlpha = GIFAlpha(),
    colorLimit: Int = 256
  ) throws(GIFError) {
    precondition((4...256).contains(colorLimit), "a table has 4…256 entries")
    let histogram = Histogram(counts, alpha)
    // One less in any case: the transparent entry says "unchanged" and saves more than a colour.
    let limit = colorLimit - 1
    var thinned: Self?
    if histogram.opaque.count <= Self.thinningLimit {
      thinned = Self(
        histogram, nearest: ColorThinning(histogram.opaque, leaving: limit).colors)
    }
    if let thinned, thinned.error.max <= Self.unseenError {
      self = thinned
      return
    }
    let quantized = Self(
      histogram, nearest: try ColorQuantizer.colors(for: histogram.opaque, limit: limit))
    // Thinning has the smaller largest error, libimagequant the smaller mean one.
    self = thinned.map { $0.error.mean <= 2 * quantized.error.mean ? $0 : quantized } ?? quantized
  }

  /// The colours within `maxError` if a table holds them so, else the nearest that it can hold.
  ///
  /// - Throws: `GIFError.quantizer`.
  package init(
    _ counts: [(color: RGBA8, count: Int)], alpha: GIFAlpha = GIFAlpha(), maxError: Int = 0,
    colorLimit: Int = 256
  ) throws(GIFError) {
    if let palette = Self(counts, alpha: alpha, within: maxError, colorLimit: colorLimit) {
      self = palette
    } else {
      try self.init(nearest: counts, alpha: alpha, colorLimit: colorLimit)
    }
  }

  private init(_ histogram: Histogram, nearest colors: [RGBA8]) {
    self.init(
      histogram, shown: colors,
      places: histogram.opaque.map { SkeletonGIF.nearest($0.color, in: colors) })
  }

  private init(_ histogram: Histogram, shown: [RGBA8], places: [Int]) {
    let transparent = shown.count < 256 ? shown.count : nil
    table = ColorTable(
      colors: transparent == nil ? shown : shown + [GIFAlpha.clear], transparentIndex: transparent)

    let placeOfColor = Dictionary(
      uniqueKeysWithValues: zip(histogram.opaque.map(\.color), places))
    entries = zip(histogram.counts, histogram.drawn).map { count, color in
      (count.color, UInt8(placeOfColor[color] ?? transparent ?? 0))
    }
    drawn = zip(histogram.drawn, histogram.counts).map { ColorCount(color: $0, count: $1.count) }
    var sum = ColorErrorSum()
    for (color, place) in zip(histogram.opaque, places) {
      sum.add(color.color, shown[place], count: color.count)
    }
    error = sum.result
  }

  /// The opaque colours of `drawn`, each once, in the order of their first occurrence.
  private static func merged(
    _ drawn: [RGBA8], _ counts: [(color: RGBA8, count: Int)]
  ) -> [ColorCount] {
    var result: [ColorCount] = []
    var places: [RGBA8: Int] = [:]
    for (color, count) in zip(drawn, counts) where color != GIFAlpha.clear {
      if let place = places[color] {
        result[place].count += count.count
      } else {
        places[color] = result.count
        result.append(ColorCount(color: color, count: count.count))
      }
    }
    return result
  }
}

/// The place of the colour with the smallest squared distance, the first of several.
func nearest(_ color: RGBA8, in colors: [RGBA8]) -> Int {
  var best = 0
  var bestDistance = Int32.max
  for (i, other) in colors.enumerated() {
    let distance = color.squaredDistance(to: other)
    if distance < bestDistance { (best, bestDistance) = (i, distance) }
  }
  return best
}
