import Glibc
import SkeletonGraphics
import Testing

@testable import SkeletonRaster

/// Exact areas, by closed forms.
@Suite struct CoverageTests {
  /// The coverage of a path on a picture, row by row.
  private static func coverage(_ path: BezierPath, _ width: Int, _ height: Int) -> [[Double]] {
    var values = Array(repeating: Array(repeating: 0.0, count: width), count: height)
    var cells = CoverageCells(width: width)
    var spans: [CoverageSpan] = []
    var scanner = PathScanner(Outline.outlines(of: path), rows: 0..<height)
    for row in scanner.rows {
      scanner.scan(row: row, cells: &cells, into: &spans)
      for span in spans { for x in span.start..<span.end { values[row][x] = span.coverage } }
    }
    return values
  }

  private static func area(_ path: BezierPath, _ width: Int = 60, _ height: Int = 60) -> Double {
    coverage(path, width, height).joined().reduce(0, +)
  }

  private static func polygon(_ points: [(Double, Double)]) -> BezierPath {
    var path = BezierPath()
    path.move(to: Point(x: points[0].0, y: points[0].1))
    for (x, y) in points.dropFirst() { path.line(to: Point(x: x, y: y)) }
    path.close()
    return path
  }

  @Test("a rectangle covers of each pixel what it overlaps")
  func fractions() {
    let rect = Rect(minX: 1.25, minY: 0.5, maxX: 3.5, maxY: 2)
    let rows = Self.coverage(.rectangle(rect), 5, 3)
    #expect(rows == [[0, 0.375, 0.5, 0.25, 0], [0, 0.75, 1, 0.5, 0], [0, 0, 0, 0, 0]])
  }

  @Test("rectangles that share an edge anywhere add up to full coverage")
  func abutting() {
    for i in 0..<50 {
      let edge = 2 + Double(i) * 0.0713
      let left = Self.coverage(.rectangle(Rect(minX: 0, minY: 0, maxX: edge, maxY: 1)), 8, 1)
      let right = Self.coverage(.rectangle(Rect(minX: edge, minY: 0, maxX: 8, maxY: 1)), 8, 1)
      for x in 0..<8 { #expect(abs(left[0][x] + right[0][x] - 1) < 1e-9) }
    }
  }

  @Test("a circle covers πr²", arguments: [0.4, 3, 11.3, 22])
  func circle(r: Double) {
    let path = BezierPath.ellipse(
      in: Rect(x: 30.2 - r, y: 29.7 - r, width: 2 * r, height: 2 * r))
    // The cubics of a circle lie up to 0.02 % of the radius outside of it, their pieces inside.
    let error = abs(Self.area(path) - .pi * r * r)
    #expect(error < 0.0003 * r * r + Outline.tolerance * 2 * .pi * r)
  }

  @Test("a circle's pixels are as near to the closed form's as its cubics are")
  func circlePixels() {
    let r = 22.0
    let rows = Self.coverage(.ellipse(in: Rect(x: 0, y: 0, width: 44, height: 44)), 44, 44)
    // The cubics are 0.02 % of the radius off, along at most the pixel's diagonal.
    let error = (r * 0.0002 + Outline.tolerance) * 2.0.squareRoot()
    // Columns of the top left quarter as integrals of the circle's height, 1000 to a pixel.
    for x in 0..<22 {
      var expected = [Double](repeating: 0, count: 22)
      for i in 0..<1000 {
        let u = Double(x) + (Double(i) + 0.5) / 1000 - r
        let top = r - (r * r - u * u).squareRoot()
        for y in 0..<22 { expected[y] += min(max(Double(y + 1) - top, 0), 1) / 1000 }
      }
      for y in 0..<22 {
        #expect(abs(rows[y][x] - expected[y]) < error, "\(x) \(y)")
      }
    }
  }

  @Test("an edge at 45° halves the pixels on it")
  func diagonal() {
    let rows = Self.coverage(Self.polygon([(0, 0), (6, 6), (0, 6)]), 6, 6)
    for y in 0..<6 {
      for x in 0..<6 {
        let expected = x == y ? 0.5 : x < y ? 1.0 : 0
        #expect(abs(rows[y][x] - expected) < 1e-9)
      }
    }
  }

  @Test("a contour that runs the other way is a hole, one that runs along is not")
  func winding() {
    let outer = [(2.5, 2.5), (20.5, 2.5), (20.5, 20.5), (2.5, 20.5)]
    let inner = [(6.25, 6.5), (12, 6.5), (12, 12.5), (6.25, 12.5)]
    var ring = Self.polygon(outer)
    ring.append(Self.polygon(inner.reversed()))
    #expect(abs(Self.area(ring) - (324 - 34.5)) < 1e-9)
    var solid = Self.polygon(outer)
    solid.append(Self.polygon(inner))
    #expect(abs(Self.area(solid) - 324) < 1e-9)
  }

  @Test("contours that overlap cover their union, in the pixels of their edges too")
  func union() {
    var path = BezierPath.rectangle(Rect(minX: 1.5, minY: 1, maxX: 6.25, maxY: 5))
    path.append(.rectangle(Rect(minX: 1.75, minY: 3, maxX: 9, maxY: 7.5)))
    #expect(abs(Self.area(path) - (4.75 * 4 + 7.25 * 4.5 - 4.5 * 2)) < 1e-9)
  }

  @Test("both loops of a figure of eight are inside, where windings of 1 and −1 meet in a pixel")
  func crossing() {
    // Two triangles that meet at (5.5, 5.5), of base 8 and height 4 each.
    let eight = Self.polygon([(1.5, 1.5), (9.5, 9.5), (1.5, 9.5), (9.5, 1.5)])
    #expect(abs(Self.area(eight) - 32) < 1e-6)
    #expect(abs(Self.coverage(eight, 11, 11)[5][5] - 0.5) < 1e-6)
  }

  @Test("a five-pointed star is filled, its middle included")
  func star() {
    // The pentagram inscribed in a circle of radius R has area 1.12257 R².
    let r = 20.0
    let points = (0..<5).map { i -> (Double, Double) in
      let angle = Double(i) * 4 * .pi / 5 + 0.3
      return (30 + r * cos(angle), 30 + r * cos(angle - .pi / 2))
    }
    #expect(abs(Self.area(Self.polygon(points)) - 1.1225699414 * r * r) < 1e-4)
  }

  @Test("what lies outside the picture changes nothing inside")
  func clipped() {
    let wide = Self.coverage(
      Self.polygon([(-1e7, 1.5), (1e7, 1.5), (1e7, 3.25), (-1e7, 3.25)]), 4, 5)
    #expect(wide.map { $0[0] } == [0, 0.5, 1, 0.25, 0])
    #expect(wide.allSatisfy { Set($0).count == 1 })
    let slanted = Self.area(Self.polygon([(-4, -4), (14, 5), (-4, 14)]), 10, 10)
    // The triangle, cut to the square 0…10: rows have 8 + 2y pixels left of the slope, held to 10.
    let rows = (0..<10_000).map { i -> Double in
      let y = (Double(i) + 0.5) / 1000
      return min(10, 14 - 2 * abs(y - 5))
    }
    #expect(abs(slanted - rows.reduce(0, +) / 1000) < 1e-3)
  }

  @Test("paths without area, and coordinates that are no numbers, cover nothing")
  func degenerate() {
    #expect(Outline.outlines(of: BezierPath()).isEmpty)
    #expect(Self.area(Self.polygon([(3, 3), (9, 3)])) == 0)
    #expect(Self.area(Self.polygon([(3, 3), (9, 9)])) == 0)
    #expect(Self.area(Self.polygon([(3, 3), (.nan, 9), (5, .infinity)])) == 0)
  }

  @Test("contours that are far apart are scanned apart, and add up where they share a pixel")
  func groups() {
    var path = BezierPath.rectangle(Rect(minX: 1, minY: 1, maxX: 3.25, maxY: 4))
    path.append(.rectangle(Rect(minX: 3.5, minY: 1, maxX: 6, maxY: 4)))
    #expect(Outline.outlines(of: path).count == 2)
    #expect(Self.coverage(path, 8, 5)[2] == [0, 1, 1, 0.75, 1, 1, 0, 0])
  }
}
