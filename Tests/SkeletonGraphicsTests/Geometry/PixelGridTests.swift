import SkeletonGraphics
import Testing

@Suite("rounding to pixels")
struct PixelGridTests {
  @Test(
    "an edge goes to the nearest pixel, a half up, below 0 as well",
    arguments: [
      (1.0, 0.5, 1), (1, 1.5, 2), (1, 2.5, 3), (1, -0.5, 0), (1, -1.5, -1), (1, -2.5, -2),
      (1, 0.4999, 0), (1, -0.5001, -1), (2, 24.25, 49), (2, -0.25, 0), (2, -0.75, -1),
      (2, 24.2, 48), (3, 16.1865234375, 49), (3, 404.3333333333, 1213), (3, -1 / 6.0, 0),
    ] as [(Double, Double, Double)])
  func nearest(scale: Double, points: Double, pixels: Double) {
    #expect(PixelGrid(scale: scale).rounded(points) * scale == pixels)
  }

  @Test("thirds and sixths round as exact fractions would")
  func fractions() {
    for scale in [1.0, 2, 3] {
      for numerator in -600...600 {
        // floor(x + 1/2) of x = scale · numerator / 6, in whole numbers.
        let exact = Int(scale) * numerator + 3
        let floor = exact >= 0 ? exact / 6 : -((5 - exact) / 6)
        // The same place as a sum that has lost its last bits.
        let third = Double(numerator / 3) / 2 + Double(numerator % 3) / 6
        #expect(PixelGrid(scale: scale).rounded(third) == Double(floor) / scale)
      }
    }
  }

  @Test(
    "sizes round up, and whole pixels stay",
    arguments: [
      (1.0, 20.287109375, 21), (2, 20.287109375, 41), (3, 20.287109375, 61), (2, 40.57421875, 82),
      (3, 61 / 3.0, 61), (3, 0.1 + 0.2, 1), (1, 0, 0), (1, 1e-12, 0), (1, 1e-6, 1), (2, -0.7, -1),
      (3, 146.2669, 439),
    ] as [(Double, Double, Double)])
  func up(scale: Double, points: Double, pixels: Double) {
    let rounded = PixelGrid(scale: scale).roundedUp(points)
    #expect((rounded * scale).rounded() == pixels && abs(rounded * scale - pixels) < 1e-9)
  }

  @Test("neighbours that share an edge still do", arguments: [1.0, 2, 3, 2.625])
  func neighbours(scale: Double) {
    let grid = PixelGrid(scale: scale)
    var rects: [Rect] = []
    for i in 0..<60 {
      rects.append(Rect(x: Double(i) * 100 / 3 - 700.2, y: 0.5, width: 100 / 3.0, height: 51))
    }
    let rounded = rects.map(grid.rounded)
    for (left, right) in zip(rounded, rounded.dropFirst()) {
      #expect(abs(left.maxX - right.minX) < 1e-9)
    }
    for (points, pixels) in zip(rounded, rects.map(grid.pixels)) {
      #expect(abs(points.minX * scale - pixels.minX) < 1e-9)
      #expect(pixels.minX == pixels.minX.rounded() && pixels.width == pixels.width.rounded())
    }
  }

  @Test("three thirds of 100 are 33, 34 and 33 pixels; half a point moves a square whole")
  func examples() {
    let grid = PixelGrid(scale: 1)
    let thirds = (0..<3).map { Rect(x: Double($0) * 100 / 3, y: 0, width: 100 / 3.0, height: 10) }
    #expect(thirds.map { grid.rounded($0).minX } == [0, 33, 67])
    #expect(thirds.map { grid.rounded($0).width } == [33, 34, 33])
    let square = Rect(x: 24.5, y: 24.5, width: 51, height: 51)
    #expect(grid.rounded(square) == Rect(x: 25, y: 25, width: 51, height: 51))
    #expect(PixelGrid(scale: 2).rounded(square) == square)
    #expect(PixelGrid(scale: 2).pixels(square) == Rect(x: 49, y: 49, width: 102, height: 102))
  }
}
