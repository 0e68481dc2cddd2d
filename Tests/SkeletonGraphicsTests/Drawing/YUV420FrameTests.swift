import SkeletonGraphics
import Testing

@Suite("YUV frames")
struct YUV420FrameTests {
  @Test("planes hold a sample a pixel and one a square of four", arguments: [(8, 1), (10, 2)])
  func planes(depth: Int, bytes: Int) {
    let frame = YUV420Frame(size: PixelSize(width: 6, height: 4), depth: depth)
    #expect(frame.y.count == 24 * bytes && frame.u.count == 6 * bytes && frame.v.count == 6 * bytes)
  }
}
