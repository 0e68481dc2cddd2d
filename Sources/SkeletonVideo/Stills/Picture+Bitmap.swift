import CLibAV
import SkeletonGraphics

extension Picture {
  /// A decoded still as it is seen.
  ///
  /// Chroma of half size is interpolated between the middles of its samples, as browsers and
  /// libjpeg do. What no file says is taken as the formats have it: BT.601, grey over the full
  /// range.
  ///
  /// - Throws: `library` for a format without samples in memory.
  func bitmap(_ orientation: EXIFOrientation) throws(VideoError) -> Bitmap {
    guard let components = PictureComponents(self) else {
      throw .library(call: "reading a picture", reason: "its format has no samples in memory")
    }
    let stored = components.size
    let steps = orientation.steps(stored)
    var rows = StillRows(components, decoding: decoding(components))
    let pixels = [UInt8](unsafeUninitializedCapacity: stored.count * 4) { target, count in
      for y in 0..<stored.height {
        rows.read(y)
        for x in 0..<stored.width {
          let place = 4 * (steps.origin + x * steps.perX + y * steps.perY)
          let color = rows.color(x)
          (target[place], target[place + 1], target[place + 2], target[place + 3]) = (
            color.x, color.y, color.z, color.w
          )
        }
      }
      count = stored.count * 4
    }
    return Bitmap(size: orientation.size(stored), pixels: pixels)
  }

  /// nil for formats that hold red, green and blue, or grey.
  private func decoding(_ components: PictureComponents) -> YCbCrDecoding? {
    guard !components.isRGB, !components.isGrey else { return nil }
    let matrix = pointer.pointee.colorspace
    return YCbCrDecoding(
      matrix: matrix == AVCOL_SPC_UNSPECIFIED ? AVCOL_SPC_BT470BG : matrix, range: range,
      depth: components.depth(0), height: components.size.height)
  }
}

/// The rows of a decoded still, one at a time, as straight 8-bit colours.
private struct StillRows {
  private let components: PictureComponents
  private let decoding: YCbCrDecoding?
  private let depths: [Int]
  /// Full-size samples by component; of Y′CbCr, luma and alpha.
  private var samples: [[UInt16]]
  /// Cb and Cr of the row, one for each column of their planes.
  private var chroma: [[Float]]
  private var neighbour: [UInt16]

  init(_ components: PictureComponents, decoding: YCbCrDecoding?) {
    self.components = components
    self.decoding = decoding
    depths = (0..<4).map(components.depth)
    // One more, as reading whole pairs of samples may.
    let row = [UInt16](repeating: 0, count: components.size.width + 1)
    samples = Array(repeating: row, count: 4)
    neighbour = row
    let width = components.chromaSize.width
    chroma = Array(repeating: [Float](repeating: 0, count: width), count: 2)
  }

  mutating func read(_ y: Int) {
    let colors = decoding != nil || components.isGrey ? 0..<1 : 0..<3
    for c in colors { components.read(c, row: y, into: &samples[c]) }
    if let alpha = components.alphaIndex { components.read(alpha, row: y, into: &samples[3]) }
    if decoding != nil { for c in 0..<2 { readChroma(c, y) } }
  }

  /// Mixes the two rows of a chroma plane between whose middles the row lies.
  private mutating func readChroma(_ c: Int, _ y: Int) {
    let (first, second, weight) = Self.between(
      y, shift: components.chromaShift.y, count: components.chromaSize.height)
    components.readChroma(c + 1, row: first, into: &samples[c + 1])
    components.readChroma(c + 1, row: second, into: &neighbour)
    for x in chroma[c].indices {
      let (a, b) = (Float(samples[c + 1][x]), Float(neighbour[x]))
      chroma[c][x] = a + (b - a) * weight
    }
  }

  /// The samples of a smaller plane on both sides of a place, and how much the second counts.
  @inline(__always)
  private static func between(_ place: Int, shift: Int, count: Int) -> (Int, Int, Float) {
    guard shift > 0 else { return (place, place, 0) }
    let middle = Float(2 * place + 1) / Float(2 << shift) - 0.5
    let low = middle.rounded(.down)
    return (max(Int(low), 0), min(Int(low) + 1, count - 1), middle - low)
  }

  @inline(__always)
  func color(_ x: Int) -> SIMD4<UInt8> {
    let alphaIndex = components.alphaIndex
    let alpha = alphaIndex == nil ? 255 : Self.byte(samples[3][x], depths[alphaIndex ?? 0])
    if let decoding {
      let (a, b, weight) = Self.between(
        x, shift: components.chromaShift.x, count: chroma[0].count)
      let u = chroma[0][a] + (chroma[0][b] - chroma[0][a]) * weight
      let v = chroma[1][a] + (chroma[1][b] - chroma[1][a]) * weight
      let (red, green, blue) = decoding.rgb(Float(samples[0][x]), u, v)
      return SIMD4(red, green, blue, alpha)
    }
    let red = Self.byte(samples[0][x], depths[0])
    guard !components.isGrey else { return SIMD4(red, red, red, alpha) }
    return SIMD4(
      red, Self.byte(samples[1][x], depths[1]), Self.byte(samples[2][x], depths[2]), alpha)
  }

  /// Full-range samples in 8 bits, rounded to nearest.
  @inline(__always)
  private static func byte(_ sample: UInt16, _ depth: Int) -> UInt8 {
    if depth == 8 { return UInt8(truncatingIfNeeded: sample) }
    let full = UInt32(1) << UInt32(depth) - 1
    return UInt8((UInt32(sample) * 255 + full / 2) / full)
  }
}
