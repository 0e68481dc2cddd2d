import CImageQuant
import SkeletonGraphics

/// libimagequant: the colours that serve a histogram best, chosen with flat fills kept exact.
enum ColorQuantizer {
  /// With more colours libimagequant adds up in several threads, and its result depends on how many
  /// the machine has.
  static let histogramLimit = 2000

  /// - Parameter limit: the most colours to choose, 2…256.
  /// - Throws: `GIFError.quantizer`.
  static func colors(for counts: [ColorCount], limit: Int) throws(GIFError) -> [RGBA8] {
    let total = counts.reduce(0) { $0 + $1.count }
    // Half of the table at most is spoken for, by the largest fills.
    let fills = counts.filter { $0.count * ColorThinning.fillShare >= total }
      .sorted { $0.count > $1.count }.prefix(limit / 2).map(\.color)
    var colors = try quantize(condensed(counts), fixed: fills, limit: limit)
    // Rounding on the way through floating point must not cost a fill its exactness.
    for fill in fills where !colors.contains(fill) {
      let nearest = colors.indices.filter { !fills.contains(colors[$0]) }
        .min { colors[$0].squaredDistance(to: fill) < colors[$1].squaredDistance(to: fill) }
      if let nearest { colors[nearest] = fill }
    }
    return colors
  }

  /// At most `histogramLimit` colours with the counts of those they stand for: the means of cells of
  /// a grid that is as fine as that allows.
  ///
  /// Thinning does it with less error, but takes a second for each frame of a photo.
  private static func condensed(_ counts: [ColorCount]) -> [ColorCount] {
    guard counts.count > histogramLimit else { return counts }
    var (tooFine, side) = (1, 32)
    while side - tooFine > 1 {
      let middle = (tooFine + side) / 2
      let cells = Set(counts.lazy.map { $0.color.cell(side: middle) })
      if cells.count <= histogramLimit { side = middle } else { tooFine = middle }
    }
    var places: [UInt32: Int] = [:]
    var sums: [(color: SIMD4<Int>, count: Int)] = []
    for entry in counts {
      let place = places[entry.color.cell(side: side), default: sums.count]
      if place == sums.count {
        places[entry.color.cell(side: side)] = place
        sums.append((.zero, 0))
      }
      sums[place].color &+= SIMD4<Int>(truncatingIfNeeded: entry.color.components) &* entry.count
      sums[place].count += entry.count
    }
    return sums.map { sum in
      let mean = (sum.color &+ sum.count / 2) / sum.count
      return ColorCount(
        color: RGBA8(components: SIMD4<Int32>(truncatingIfNeeded: mean)), count: sum.count)
    }
  }

  private static func quantize(
    _ counts: [ColorCount], fixed: [RGBA8], limit: Int
  ) throws(GIFError) -> [RGBA8] {
    let session = try Session(limit: limit)
    let heaviest = counts.map(\.count).max() ?? 1
    // Counts are 32 bits there.
    let scale = max(1, heaviest >> 30)
    let entries = counts.map {
      liq_histogram_entry(color: liq_color($0.color), count: UInt32(max(1, $0.count / scale)))
    }
    try check(
      liq_histogram_add_colors(
        session.histogram, session.attributes, entries, Int32(entries.count), 0),
      "liq_histogram_add_colors")
    for color in fixed {
      try check(
        liq_histogram_add_fixed_color(session.histogram, liq_color(color), 0),
        "liq_histogram_add_fixed_color")
    }
    var result: OpaquePointer?
    try check(
      liq_histogram_quantize(session.histogram, session.attributes, &result),
      "liq_histogram_quantize")
    defer { if let result { liq_result_destroy(result) } }
    guard let result, let palette = liq_get_palette(result) else {
      throw .quantizer(function: "liq_get_palette", code: Int32(LIQ_OUT_OF_MEMORY.rawValue))
    }
    return withUnsafeBytes(of: palette.pointee.entries) { bytes in
      bytes.bindMemory(to: liq_color.self).prefix(Int(palette.pointee.count)).map {
        RGBA8(red: $0.r, green: $0.g, blue: $0.b)
      }
    }
  }

  private static func check(_ code: liq_error, _ function: String) throws(GIFError) {
    if code != LIQ_OK { throw .quantizer(function: function, code: Int32(code.rawValue)) }
  }

  /// What libimagequant allocates for one palette.
  private struct Session: ~Copyable {
    let attributes: OpaquePointer
    let histogram: OpaquePointer

    init(limit: Int) throws(GIFError) {
      guard let attributes = liq_attr_create() else {
        throw .quantizer(function: "liq_attr_create", code: Int32(LIQ_OUT_OF_MEMORY.rawValue))
      }
      liq_set_max_colors(attributes, Int32(limit))
      // The slowest: with few colours even that takes a moment only.
      liq_set_speed(attributes, 1)
      guard let histogram = liq_histogram_create(attributes) else {
        liq_attr_destroy(attributes)
        throw .quantizer(
          function: "liq_histogram_create", code: Int32(LIQ_OUT_OF_MEMORY.rawValue))
      }
      self.attributes = attributes
      self.histogram = histogram
    }

    deinit {
      liq_histogram_destroy(histogram)
      liq_attr_destroy(attributes)
    }
  }
}

extension liq_color {
  fileprivate init(_ color: RGBA8) {
    self.init(r: color.red, g: color.green, b: color.blue, a: 255)
  }
}

extension RGBA8 {
  /// Where the colour is in a grid of cubes with so many levels a side.
  fileprivate func cell(side: Int) -> UInt32 {
    UInt32(Int(red) / side) | UInt32(Int(green) / side) << 8 | UInt32(Int(blue) / side) << 16
  }
}
