import Glibc
import SkeletonGraphics
import Testing

@testable import SkeletonRaster

/// Areas of strokes, by closed forms.
@Suite struct StrokeTests {
  private typealias Style = Drawing.StrokeStyle

  private static func area(_ path: BezierPath, _ style: Drawing.StrokeStyle) -> Double {
    var cells = CoverageCells(width: 80)
    var spans: [CoverageSpan] = []
    var scanner = PathScanner(Outline.outlines(of: path.stroked(style)), rows: 0..<80)
    var sum = 0.0
    for row in scanner.rows {
      scanner.scan(row: row, cells: &cells, into: &spans)
      for span in spans { sum += Double(span.end - span.start) * span.coverage }
    }
    return sum
  }

  private static func line(_ points: (Double, Double)..., closed: Bool = false) -> BezierPath {
    var path = BezierPath()
    path.move(to: Point(x: points[0].0, y: points[0].1))
    for (x, y) in points.dropFirst() { path.line(to: Point(x: x, y: y)) }
    if closed { path.close() }
    return path
  }

  @Test("caps add nothing, a disc or a square to a line", arguments: [0.0, 0.4, 1.2])
  func caps(angle: Double) {
    let path = Self.line((30, 30), (30 + 20 * cos(angle), 30 + 20 * sin(angle)))
    #expect(abs(Self.area(path, Style(width: 6)) - 120) < 1e-6)
    #expect(abs(Self.area(path, Style(width: 6, cap: .square)) - 156) < 1e-6)
    #expect(abs(Self.area(path, Style(width: 6, cap: .round)) - (120 + 9 * .pi)) < 0.02)
  }

  @Test("a closed square has mitered, beveled or rounded corners outside, sharp ones inside")
  func joins() {
    let square = Self.line((20, 20), (50, 20), (50, 50), (20, 50), closed: true)
    func area(_ join: Drawing.StrokeStyle.Join, limit: Double = 10) -> Double {
      Self.area(square, Style(width: 4, join: join, miterLimit: limit))
    }
    let mitered = 34.0 * 34 - 26 * 26
    #expect(abs(area(.miter) - mitered) < 1e-6)
    #expect(abs(area(.bevel) - (mitered - 4 * 2)) < 1e-6)
    #expect(abs(area(.round) - (mitered - 4 * (4 - .pi))) < 0.01)
    // A right angle's miter is √2 widths long.
    #expect(abs(area(.miter, limit: 1.4143) - mitered) < 1e-6)
    #expect(abs(area(.miter, limit: 1.4141) - area(.bevel)) < 1e-6)
  }

  @Test("a turn adds its wedge once, on either side", arguments: [-2.5, -1, 0.7, 2.2])
  func turn(angle: Double) {
    let path = Self.line((40, 40), (20, 40), (20 - 15 * cos(angle), 40 - 15 * sin(angle)))
    // Two rectangles overlap on the inner side in a kite of r²·tan(|turn|/2).
    let t = tan(abs(angle) / 2)
    let bars = 5.0 * 35
    let kite = 2.5 * 2.5 * t
    // The formula holds while the kite fits the shorter rectangle.
    #expect(2.5 * t < 15)
    let bevel = 2.5 * 2.5 * sin(abs(angle)) / 2
    #expect(abs(Self.area(path, Style(width: 5, join: .bevel)) - (bars - kite + bevel)) < 1e-6)
    #expect(abs(Self.area(path, Style(width: 5, join: .miter, miterLimit: 20)) - bars) < 1e-6)
  }

  @Test("a circle's stroke is a ring, and a disc once it is wider than the circle")
  func ring() {
    let circle = BezierPath.ellipse(in: Rect(x: 20, y: 20, width: 40, height: 40))
    #expect(abs(Self.area(circle, Style(width: 6)) - .pi * (23 * 23 - 17 * 17)) < 0.5)
    let small = BezierPath.ellipse(in: Rect(x: 35, y: 35, width: 10, height: 10))
    #expect(abs(Self.area(small, Style(width: 20)) - .pi * 15 * 15) < 0.5)
  }

  @Test("dashes cover their part of a line, from the phase on")
  func dashes() {
    let path = Self.line((10, 30), (50, 30))
    // 0–4, 10–14, 20–24, 30–34.
    #expect(abs(Self.area(path, Style(width: 2, dash: [4, 6])) - 32) < 1e-9)
    // Phase 3: 0–1, 7–11, 17–21, 27–31, 37–40.
    #expect(abs(Self.area(path, Style(width: 2, dash: [4, 6], dashPhase: 3)) - 32) < 1e-9)
    // Phase −1: 1–5, 11–15, 21–25, 31–35.
    #expect(abs(Self.area(path, Style(width: 2, dash: [4, 6], dashPhase: -1)) - 32) < 1e-9)
    // An odd pattern alternates: 0–3, 6–9, 12–15, …, 36–39.
    #expect(abs(Self.area(path, Style(width: 2, dash: [3])) - 42) < 1e-9)
    // Dots of round caps.
    let dots = Style(width: 2, cap: .round, dash: [0, 8])
    #expect(abs(Self.area(path, dots) - 5 * .pi) < 5 * 2 * .pi * Outline.tolerance)
  }

  @Test("a dash over a closed path's start turns the corner there")
  func closedDash() {
    let square = Self.line((20, 20), (40, 20), (40, 40), (20, 40), closed: true)
    // Perimeter 80: on at 0–5, 15–25, 35–45, 55–65, 75–80; each corner in the middle of a dash.
    let style = Style(width: 2, dash: [10, 10], dashPhase: 5)
    // Each mitered corner of two bars of 5 covers 20.
    #expect(abs(Self.area(square, style) - 80) < 1e-6)
  }

  @Test("no width, no length and no sense draw nothing")
  func degenerate() {
    let path = Self.line((10, 30), (50, 30))
    for width in [0, -3, .nan, .infinity] {
      #expect(Self.area(path, Style(width: width)) == 0)
    }
    #expect(Self.area(Self.line((10, 30), (10, 30)), Style(width: 4)) == 0)
    let dot = Self.area(Self.line((30, 30), (30, 30)), Style(width: 4, cap: .round))
    #expect(abs(dot - 4 * .pi) < 0.01)
    // A pattern that makes no sense is no pattern.
    #expect(abs(Self.area(path, Style(width: 2, dash: [-1, 3])) - 80) < 1e-9)
    #expect(abs(Self.area(path, Style(width: 2, dash: [0, 0])) - 80) < 1e-9)
  }
}
