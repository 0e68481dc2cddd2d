import Glibc
import SkeletonGraphics
import Testing

@testable import SkeletonRaster

/// Vectors against single numbers, and both against the definition.
@Suite struct KernelTests {
  @Test(
    "the profile is the definition's within 10⁻⁶, in lanes and alone alike",
    arguments: [
      false, true,
    ])
  func profile(isSmooth: Bool) {
    for i in -1200...1200 {
      let distance = Float(i) / 1000
      let u = Double(min(abs(distance), 1))
      let expected = isSmooth ? 0.5 * (1 + cos(.pi * u)) : 1 - u
      let value = BandProfile.intensity(distance, isSmooth: isSmooth)
      #expect(abs(Double(value) - expected) < 1e-6)
      let lanes = BandProfile.intensity(SIMD8(repeating: distance), isSmooth: isSmooth)
      #expect(lanes == SIMD8(repeating: value))
    }
  }

  @Test("eight pixels are eight times one, rounded half up")
  func lanes() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      let a = SIMD4<Double>(random.unit(), random.unit(), random.unit(), 1)
      let b = SIMD4<Double>(random.unit(), random.unit(), random.unit(), 1)
      let kernel = LinearKernel(
        SweepMaterial(LinearPixel(rest: a, gain: b - a, shimmer: 0)))
      let intensities = SIMD8<Float>((0..<8).map { _ in Float(random.unit()) })
      let pixels = kernel.pixels(intensities)
      for i in 0..<8 {
        #expect(pixels[i] == kernel.pixel(intensities[i]))
        let exact = (a + (b - a) * Double(intensities[i])) * 255
        let levels = RGBA8(pixel: pixels[i])
        #expect(abs(Double(levels.red) - exact.x) < 0.502)
        #expect(abs(Double(levels.green) - exact.y) < 0.502)
        #expect(abs(Double(levels.blue) - exact.z) < 0.502)
        #expect(levels.alpha == 255)
      }
    }
  }

  @Test("exact halves go up")
  func ties() {
    let rest = SIMD4<Double>(10, 20, 30, 255) / 255
    let gain = SIMD4<Double>(1, 3, -1, 0) / 255
    let kernel = LinearKernel(SweepMaterial(LinearPixel(rest: rest, gain: gain, shimmer: 0)))
    let pixel = RGBA8(pixel: kernel.pixel(0.5))
    #expect(pixel == RGBA8(red: 11, green: 22, blue: 30))
    #expect(PixelPacking.pixel(SIMD4(10.5, 0.5, 254.5, 255) / 255) == 0xFFFF_010B)
  }

  @Test("any stretch of a run draws what the whole run draws there", arguments: [0.0, 0.4, 1.57])
  func stretches(angle: Double) {
    let shimmer = Shimmer(
      effect: .highlight(.white, strength: 1), bounds: Rect(x: 3, y: 2, width: 70, height: 20),
      direction: Point(x: cos(angle), y: sin(angle)), band: 0.3, profile: .smooth)
    let sweep = SweepPosition(shimmer, progress: 0.45)
    let kernel = LinearKernel(
      SweepMaterial(
        LinearPixel(rest: SIMD4(0.1, 0.5, 0.2, 1), gain: SIMD4(0.8, -0.4, 0.3, 0), shimmer: 0)))
    func draw(_ columns: Range<Int>) -> [UInt32] {
      var row = [UInt32](repeating: 0, count: 80)
      row.withUnsafeMutableBufferPointer {
        kernel.draw(sweep, base: sweep.base(y: 9), columns: columns, into: $0.baseAddress!)
      }
      return Array(row[columns])
    }
    let whole = draw(3..<73)
    for start in stride(from: 3, to: 60, by: 5) {
      for count in [1, 7, 8, 13] {
        let part = draw(start..<start + count)
        #expect(part == Array(whole[start - 3..<start - 3 + count]))
      }
    }
  }
}
