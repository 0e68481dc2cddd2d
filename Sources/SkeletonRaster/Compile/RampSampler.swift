import SkeletonGraphics

/// A gradient as pieces of straight lines, for sampling many pixels.
///
/// Perceptual interpolation is not straight: each of its steps is cut into 1024, which is within
/// 0.002 of a level of the curve.
struct RampSampler {
  private struct Piece {
    var start: Double
    /// Straight R, G, B, A at `start`, and their change over one unit of location.
    var color: SIMD4<Double>
    var slope: SIMD4<Double>
  }

  /// Change of location for one pixel right and one down, and the location of the origin.
  private let perX: Double
  private let perY: Double
  private let origin: Double
  private var pieces: [Piece] = []
  private let first: SIMD4<Double>

  init(_ ramp: LinearRamp) {
    let d = ramp.end - ramp.start
    let length2 = d.x * d.x + d.y * d.y
    perX = length2 > 0 ? d.x / length2 : 0
    perY = length2 > 0 ? d.y / length2 : 0
    // Without a length every point has the last colour.
    origin = length2 > 0 ? ramp.location(of: .zero) : .greatestFiniteMagnitude
    first = SIMD4(ramp.stops[0].color)
    for (a, b) in zip(ramp.stops, ramp.stops.dropFirst()) where b.location > a.location {
      let steps = ramp.space == .device ? 1 : 1024
      for i in 0..<steps {
        let from = a.location + (b.location - a.location) * Double(i) / Double(steps)
        let to = a.location + (b.location - a.location) * Double(i + 1) / Double(steps)
        let color = i == 0 ? SIMD4(a.color) : SIMD4(ramp.color(at: from))
        let next = i == steps - 1 ? SIMD4(b.color) : SIMD4(ramp.color(at: to))
        pieces.append(Piece(start: from, color: color, slope: (next - color) / (to - from)))
      }
    }
    let last = ramp.stops[ramp.stops.count - 1]
    pieces.append(Piece(start: last.location, color: SIMD4(last.color), slope: .zero))
  }

  /// Whether a row has one colour.
  var isConstantAlongRows: Bool { perX == 0 }

  /// The premultiplied colour at a pixel's centre.
  func color(x: Int, y: Int) -> SIMD4<Double> {
    let t = origin + (Double(x) + 0.5) * perX + (Double(y) + 0.5) * perY
    guard let piece = piece(at: t) else { return first.premultiplied }
    return (piece.color + piece.slope * (t - piece.start)).premultiplied
  }

  /// The last piece that starts at or before `t`.
  private func piece(at t: Double) -> Piece? {
    var low = 0
    var high = pieces.count
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].start <= t { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : pieces[low - 1]
  }
}

extension SIMD4<Double> {
  /// Straight components.
  init(_ color: RGBA) {
    self.init(color.red, color.green, color.blue, color.alpha)
  }

  var premultiplied: Self { Self(x * w, y * w, z * w, w) }
}
