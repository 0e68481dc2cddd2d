import SkeletonGraphics
import Testing

@testable import SkeletonUI

@Suite struct ImageSlicesTests {
  private func slices(_ caps: EdgeInsets, _ frame: Rect, scale: Double = 2) -> [ImageSlices.Slice] {
    ImageSlices(KnownImages.asset(60, 40, scale: 2), caps: caps, in: frame, scale: scale).slices
  }

  @Test("without insets the picture is one part")
  func whole() {
    let frame = Rect(x: 7, y: 9, width: 100, height: 50)
    #expect(
      slices(EdgeInsets(), frame)
        == [ImageSlices.Slice(source: Rect(0, 0, 60, 40), target: frame)])
  }

  @Test("corners keep their size, edges are stretched one way and the middle both")
  func nine() {
    let parts = slices(
      EdgeInsets(top: 4, leading: 5, bottom: 6, trailing: 10),
      Rect(x: 100, y: 200, width: 90, height: 70))
    #expect(parts.count == 9)
    #expect(parts[0].source == Rect(0, 0, 10, 8) && parts[0].target == Rect(100, 200, 10, 8))
    #expect(parts[4].source == Rect(10, 8, 30, 20) && parts[4].target == Rect(110, 208, 60, 50))
    #expect(parts[8].source == Rect(40, 28, 20, 12) && parts[8].target == Rect(170, 258, 20, 12))
  }

  @Test("the parts fill the frame and the picture exactly, however little room there is")
  func cover() {
    for width in [0.0, 3, 20, 31, 200] {
      let frame = Rect(x: 1, y: 2, width: width, height: 30)
      let parts = slices(EdgeInsets(top: 3, leading: 8, bottom: 2, trailing: 5), frame, scale: 3)
      let area = parts.reduce(0) { $0 + $1.target.width * $1.target.height }
      #expect(area == width * 30)
      #expect(parts.allSatisfy { !$0.source.isEmpty && !$0.target.isEmpty })
      if width == 200 {
        #expect(parts.reduce(0) { $0 + $1.source.width * $1.source.height } == 60 * 40)
      }
    }
  }
}
