import Glibc
import SkeletonGraphics
import Testing

@Suite("the shimmer's intensity")
struct ShimmerTests {
  private static func shimmer(
    _ width: Double, _ height: Double, degrees: Double = 0, band: Double = 0.4,
    profile: Shimmer.Profile = .linear, origin: Point = .zero
  ) -> Shimmer {
    let angle = degrees * .pi / 180
    return Shimmer(
      effect: .highlight(.white, strength: 0.6),
      bounds: Rect(origin: origin, size: Size(width: width, height: height)),
      direction: Point(x: cos(angle), y: sin(angle)), band: band, profile: profile)
  }

  @Test(
    "a horizontal sweep has the worked values",
    arguments: [
      (0, [0, 0, 0, 0, 0, 0, 0]), (0.25, [0.25, 0.980994, 0.288012, 0, 0, 0, 0]),
      (0.5, [0, 0, 0, 1, 0, 0, 0]), (0.75, [0, 0, 0, 0, 0.288012, 0.980994, 0.25]),
      (1, [0, 0, 0, 0, 0, 0, 0]),
    ] as [(Double, [Double])])
  func horizontal(progress: Double, values: [Double]) {
    let shimmer = Self.shimmer(342, 12)
    #expect(shimmer.extent == 342 && abs(shimmer.bandWidth - 136.8) < 1e-9)
    for (x, value) in zip([0.0, 50, 100, 171, 242, 292, 342], values) {
      let found = shimmer.intensity(at: Point(x: x, y: 6), progress: progress)
      #expect(abs(found - value) < 6e-7)
    }
  }

  @Test(
    "a tilted sweep has the worked values",
    arguments: [
      (0, 0, 0.25, 0.25), (171, 60, 0.5, 1), (171, 0, 0.5, 0.716884), (100, 60, 0.25, 0.170461),
      (100, 60, 0.5, 0.079539), (250, 30, 0.5, 0.117383), (250, 30, 0.75, 0.132617),
      (342, 120, 0.75, 0.25),
    ] as [(Double, Double, Double, Double)])
  func tilted(x: Double, y: Double, progress: Double, value: Double) {
    let shimmer = Self.shimmer(342, 120, degrees: 20)
    #expect(abs(shimmer.extent - 362.4173) < 5e-5 && abs(shimmer.bandWidth - 144.9669) < 5e-5)
    #expect(abs(shimmer.bandCenter(at: 0.25) + 126.8461) < 5e-5)
    #expect(abs(shimmer.intensity(at: Point(x: x, y: y), progress: progress) - value) < 6e-7)
  }

  @Test("a smooth band is a raised cosine of the same width")
  func smooth() {
    let (linear, smooth) = (Self.shimmer(300, 9), Self.shimmer(300, 9, profile: .smooth))
    for x in stride(from: 0.5, to: 300, by: 7) {
      let p = Point(x: x, y: 4.5)
      let i = linear.intensity(at: p, progress: 0.4)
      let expected = 0.5 - 0.5 * cos(.pi * i)
      #expect(abs(smooth.intensity(at: p, progress: 0.4) - expected) < 1e-9)
    }
  }

  @Test("the band is wholly outside at both ends, and half-way turns are mirror images")
  func seamless() {
    var generator = RepeatableGenerator(state: 7)
    for _ in 0..<300 {
      func random(_ range: ClosedRange<Double>) -> Double {
        Double.random(in: range, using: &generator)
      }
      let origin = Point(x: random(-50...50), y: random(-50...50))
      let shimmer = Self.shimmer(
        random(1...500), random(1...500), degrees: random(0...360), band: random(0.01...1),
        profile: random(0...1) > 0.5 ? .linear : .smooth, origin: origin)
      let b = shimmer.bounds
      let (u, v) = (random(0...1), random(0...1))
      let p = Point(x: b.minX + b.width * u, y: b.minY + b.height * v)
      let opposite = Point(x: b.minX + b.width * (1 - u), y: b.minY + b.height * (1 - v))
      for corner in [p, b.origin, Point(x: b.maxX, y: b.maxY), Point(x: b.maxX, y: b.minY)] {
        #expect(shimmer.intensity(at: corner, progress: 0) == 0)
        #expect(shimmer.intensity(at: corner, progress: 1) == 0)
      }
      let progress = random(0...1)
      let there = shimmer.intensity(at: p, progress: progress)
      let back = shimmer.intensity(at: opposite, progress: 1 - progress)
      #expect(abs(there - back) < 1e-7 && (0...1).contains(there))
    }
  }

  @Test("nothing happens outside the bounds or without a band")
  func outside() {
    let shimmer = Self.shimmer(100, 10, origin: Point(x: 20, y: 30))
    #expect(shimmer.intensity(at: Point(x: 70, y: 35), progress: 0.5) == 1)
    for p in [Point(x: 70, y: 29.9), Point(x: 70, y: 40.1)] {
      #expect(shimmer.intensity(at: p, progress: 0.5) == 0)
    }
    let none = Self.shimmer(100, 10, band: 0)
    #expect(none.intensity(at: Point(x: 50, y: 5), progress: 0.5) == 0)
  }

  @Test("a fade is as strong everywhere as its progress")
  func fade() {
    let fade = Shimmer(
      effect: .fade(minimum: 0.4), bounds: Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(fade.intensity(at: Point(x: 900, y: -3), progress: 0.37) == 0.37)
  }
}

/// The same numbers in every run (a 64-bit linear congruential generator of Knuth's).
private struct RepeatableGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 31)
  }
}
