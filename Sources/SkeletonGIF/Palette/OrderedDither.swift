import SkeletonGraphics

/// Shows a colour that a palette lacks as a fixed 8×8 pattern of two that it has.
///
/// The pattern belongs to the canvas and never moves, so that what does not change from frame to
/// frame stays unchanged. Colours that the palette has are shown as they are.
package struct OrderedDither: Sendable {
  /// What stands for one drawn colour.
  private struct Mixture {
    var near: UInt8
    var far: UInt8
    /// How many of 64 pixels show `far`.
    var share: UInt8
  }

  /// Of shown colours against drawn ones, pixel for pixel.
  package let error: GIFPalette.ColorError
  private let mixtures: [UInt32: Mixture]

  /// - Complexity: colours of the animation × colours of the table.
  package init(_ palette: GIFPalette) {
    var mixtures: [UInt32: Mixture] = [:]
    var error = ColorErrorSum()
    let table = palette.table
    let choices = table.colors.indices.filter { $0 != table.transparentIndex }
    for (i, entry) in palette.entries.enumerated() {
      let drawn = palette.drawn[i]
      var mixture = Mixture(near: entry.index, far: entry.index, share: 0)
      if drawn.color != GIFAlpha.clear {
        let near = table.colors[Int(entry.index)]
        let best = Self.bestPartner(for: drawn.color, near: near, table.colors, choices)
        mixture.far = UInt8(best.place)
        mixture.share = UInt8((best.fraction * 64).rounded())
        let share = Int(mixture.share)
        error.add(drawn.color, near, count: drawn.count * (64 - share))
        error.add(drawn.color, table.colors[best.place], count: drawn.count * share)
      }
      mixtures[entry.color.bytes] = mixture
    }
    self.mixtures = mixtures
    self.error = error.result
  }

  /// The other colour, and its fraction, that mix best: near the drawn colour on average, and not
  /// too different from each other, which would show as a pattern.
  private static func bestPartner(
    for drawn: RGBA8, near: RGBA8, _ colors: [RGBA8], _ choices: [Int]
  ) -> (place: Int, fraction: Double) {
    let wanted = SIMD4<Double>(drawn.components &- near.components)
    var best = (place: choices[0], fraction: 0.0)
    // Without a partner all of what is wanted is missing.
    var bestCost = (wanted * wanted).sum()
    for place in choices {
      let step = SIMD4<Double>(colors[place].components &- near.components)
      let length = (step * step).sum()
      if length == 0 { continue }
      let fraction = min(max((wanted * step).sum() / length, 0), 0.5)
      let missing = wanted - step * fraction
      // A tenth of the pattern's variance: judged by eye on saturated gradients.
      let cost = (missing * missing).sum() + 0.1 * fraction * (1 - fraction) * length
      if cost < bestCost { (best, bestCost) = ((place, fraction), cost) }
    }
    return best
  }

  /// Indices into the palette's table for a frame of straight R, G, B, A.
  ///
  /// - Precondition: every colour is one of those that the palette was made for.
  package func indices(rgba: [UInt8], width: Int) -> [UInt8] {
    rgba.withUnsafeBytes { bytes in
      [UInt8](unsafeUninitializedCapacity: bytes.count / 4) { out, count in
        count = bytes.count / 4
        var last: UInt32?
        var mixture = Mixture(near: 0, far: 0, share: 0)
        for i in 0..<count {
          let pixel = bytes.loadUnaligned(fromByteOffset: i * 4, as: UInt32.self)
          if pixel != last {
            guard let known = mixtures[pixel] else {
              preconditionFailure("a frame has the colours that its palette was made for")
            }
            mixture = known
            last = pixel
          }
          let threshold = bayer8x8((i % width) & 7, (i / width) & 7)
          out[i] = mixture.share > threshold ? mixture.far : mixture.near
        }
      }
    }
  }
}

/// Bayer's matrix: 0…63, each once in 8×8 pixels, neighbours far apart in value.
///
/// - Source: the bits of x ^ y and y, interleaved, lowest bits first.
@inline(__always)
private func bayer8x8(_ x: Int, _ y: Int) -> UInt8 {
  let mixed = x ^ y
  return UInt8(
    (mixed & 1) << 5 | (y & 1) << 4 | (mixed & 2) << 2 | (y & 2) << 1 | (mixed & 4) >> 1
      | (y & 4) >> 2)
}
