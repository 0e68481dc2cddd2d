import SkeletonGraphics
import Testing

@testable import SkeletonRaster

@Suite struct EdgeContrastTests {
  /// Bars of uneven widths, so that a shifted picture is another one.
  private func bars(_ levels: (Int) -> Double) -> [UInt8] {
    (0..<20).flatMap { _ in
      (0..<64).flatMap { x -> [UInt8] in
        let level = UInt8(levels(x).rounded())
        return [level, level, level, 255]
      }
    }
  }

  private func bar(_ x: Int) -> Double { (x % 23 < 9) == (x < 60) ? 40 : 200 }

  private func contrast(_ picture: [UInt8]) -> Double? {
    EdgeContrast(picture, against: bars(bar), width: 64).ratio
  }

  @Test("equal pictures keep all of it, half the amplitude half, the negative minus all")
  func amplitude() throws {
    #expect(contrast(bars(bar)) == 1)
    #expect(contrast(bars { bar($0) / 2 + 60 }) == 0.5)
    #expect(contrast(bars { 240 - bar($0) }) == -1)
  }

  @Test("a mean of three pixels keeps a third, and a picture shifted by one pixel nothing")
  func blurAndShift() throws {
    let blurred = bars { x in (bar(max(x - 1, 0)) + bar(x) + bar(min(x + 1, 63))) / 3 }
    #expect(abs(try #require(contrast(blurred)) - 1.0 / 3) < 0.01)
    #expect(abs(try #require(contrast(bars { bar(max($0 - 1, 0)) }))) < 0.01)
  }

  @Test("sums of pictures count by their edges; gradients and even pictures have none")
  func sums() {
    var sum = EdgeContrast(bars(bar), against: bars(bar), width: 64)
    sum.merge(EdgeContrast(bars { _ in 7 }, against: bars(bar), width: 64))
    #expect(sum.ratio == 0.5)
    let even = bars { _ in 99 }
    #expect(EdgeContrast(bars(bar), against: even, width: 64).ratio == nil)
    #expect(EdgeContrast([], against: [], width: 0).ratio == nil)
  }
}
