import SkeletonGraphics

/// Coverage by clipping polygons to pixels: slow, and nothing like the scanner.
///
/// The area of a contour within a pixel is that of the polygon cut off at the pixel's four sides.
/// It is right for contours that do not cross themselves or each other: then the sum of signed
/// areas is the area of the nonzero region.
struct ReferenceCoverage {
  let size: PixelSize
  /// By pixel, row by row.
  private(set) var values: [Double]

  init(_ path: BezierPath, size: PixelSize) {
    self.size = size
    values = Array(repeating: 0, count: size.count)
    for contour in Self.contours(path) {
      for y in 0..<size.height {
        let strip = Self.cut(contour, \.y, from: Double(y), to: Double(y + 1))
        if strip.count < 3 { continue }
        let left = strip.map(\.x).min()!
        let right = strip.map(\.x).max()!
        for x in 0..<size.width where Double(x) < right && Double(x + 1) > left {
          let cell = Self.cut(strip, \.x, from: Double(x), to: Double(x + 1))
          values[y * size.width + x] += Self.area(cell)
        }
      }
    }
    values = values.map { min(abs($0), 1) }
  }

  /// Closed polygons; curves in equal steps, so many that none can matter.
  static func contours(_ path: BezierPath) -> [[Point]] {
    var contours: [[Point]] = [[]]
    for element in path.elements {
      let last = contours.count - 1
      let from = contours[last].last ?? .zero
      switch element {
      case .move(let p): contours.append([p])
      case .line(let p): contours[last].append(p)
      case .quad(let c, let p):
        for i in 1...100 {
          let t = Double(i) / 100
          let (a, b) = (from + (c - from) * t, c + (p - c) * t)
          contours[last].append(a + (b - a) * t)
        }
      case .cubic(let c, let d, let p):
        for i in 1...100 {
          let t = Double(i) / 100
          let (a, b, e) = (from + (c - from) * t, c + (d - c) * t, d + (p - d) * t)
          let (f, g) = (a + (b - a) * t, b + (e - b) * t)
          contours[last].append(f + (g - f) * t)
        }
      case .close: break
      }
    }
    return contours.filter { $0.count > 2 }
  }

  static func area(_ polygon: [Point]) -> Double {
    guard var previous = polygon.last else { return 0 }
    var sum = 0.0
    for p in polygon {
      sum += previous.x * p.y - p.x * previous.y
      previous = p
    }
    return sum / 2
  }

  /// The part of a polygon between two values of a coordinate (Sutherland and Hodgman).
  private static func cut(
    _ polygon: [Point], _ axis: KeyPath<Point, Double>, from low: Double, to high: Double
  ) -> [Point] {
    func half(_ points: [Point], _ bound: Double, _ sign: Double) -> [Point] {
      guard var previous = points.last else { return [] }
      var result: [Point] = []
      for p in points {
        let a = (previous[keyPath: axis] - bound) * sign
        let b = (p[keyPath: axis] - bound) * sign
        if a < 0 && b > 0 || a > 0 && b < 0 {
          result.append(previous + (p - previous) * (a / (a - b)))
        }
        if b >= 0 { result.append(p) }
        previous = p
      }
      return result
    }
    return half(half(polygon, low, 1), high, -1)
  }
}
