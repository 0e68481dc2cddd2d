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

  /// Exact if the colours fit and `maxError` is 0; thinned within `maxError` if that makes them
  /// fit; else chosen by libimagequant with flat fills kept exact, and `error` says what it cost.
  ///
  /// - Parameters:
  ///   - counts: every colour of the animation once, straight alpha, with its number of pixels in
  ///     all frames.
  ///   - maxError: levels per channel that a shown colour may differ from the drawn one.
  ///   - colorLimit: the most entries of the table, the transparent one included: 4…256.
  /// - Precondition: there is a colour.
  /// - Throws: `GIFError.quantizer`.
  package init(
    _ counts: [(color: RGBA8, count: Int)], alpha: GIFAlpha = GIFAlpha(), maxError: Int = 0,
    colorLimit: Int = 256
  ) throws(GIFError) {
    precondition(!counts.isEmpty, "an animation has a colour")
    precondition((4...256).contains(colorLimit), "a table has 4…256 entries")
    let drawn = counts.map { alpha.apply($0.color) }
    let opaque = Self.merged(drawn, counts)
    let needsClear = drawn.contains(GIFAlpha.clear)
    let room = needsClear || colorLimit < 256 ? colorLimit - 1 : 256
    let thinning = ColorThinning(opaque, maxError: maxError)
    var shown = thinning.colors
    var places = thinning.places
    if shown.count > room {
      // One less in any case: the transparent entry says "unchanged" and saves more than a colour.
      shown = try ColorQuantizer.colors(for: opaque, limit: colorLimit - 1)
      places = opaque.map { nearest($0.color, in: shown) }
    }
    let transparent = shown.count < 256 ? shown.count : nil
    table = ColorTable(
      colors: transparent == nil ? shown : shown + [GIFAlpha.clear], transparentIndex: transparent)

    let placeOfColor = Dictionary(
      uniqueKeysWithValues: zip(opaque.map(\.color), places))
    entries = zip(counts, drawn).map { count, color in
      (count.color, UInt8(placeOfColor[color] ?? transparent ?? 0))
    }
    self.drawn = zip(drawn, counts).map { ColorCount(color: $0, count: $1.count) }
    var sum = ColorErrorSum()
    for (color, place) in zip(opaque, places) {
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
