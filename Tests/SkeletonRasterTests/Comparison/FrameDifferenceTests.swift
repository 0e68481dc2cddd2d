import Testing

@testable import SkeletonRaster

@Suite struct FrameDifferenceTests {
  @Test("figures of a difference worked out by hand")
  func byHand() {
    let difference = FrameDifference(
      [10, 20, 30, 255, 1, 2, 3, 255], [10, 23, 26, 255, 1, 2, 3, 255])
    #expect(difference.max == 4)
    #expect(difference.mean == 7.0 / 6)
    // 10·log10(255²·6 / (9 + 16))
    #expect(abs(difference.psnr - 41.9329) < 0.001)
  }

  @Test("equal pictures have no difference and no noise")
  func equal() {
    let picture = (0..<400).map { UInt8(truncatingIfNeeded: $0 * 7) }
    let difference = FrameDifference(picture, picture + [])
    #expect(difference.max == 0 && difference.mean == 0 && difference.psnr == .infinity)
  }

  @Test("the colour of clear pixels does not matter, their alpha does")
  func alpha() {
    #expect(FrameDifference([255, 0, 9, 0], [0, 80, 0, 0]).max == 0)
    #expect(FrameDifference([0, 0, 0, 7], [0, 0, 0, 4]).max == 3)
    #expect(FrameDifference([200, 0, 0, 128], [100, 0, 0, 128]).max == 50)
  }

  @Test("merged figures are those of both pictures together")
  func merged() {
    let (a, b): ([UInt8], [UInt8]) = ([9, 200, 31, 255], [14, 190, 31, 255])
    let (c, d): ([UInt8], [UInt8]) = ([0, 0, 0, 255], [1, 3, 60, 255])
    var sum = FrameDifference(a, b)
    sum.merge(FrameDifference(c, d))
    #expect(sum == FrameDifference(a + c, b + d))
  }
}
