import SkeletonGraphics
import Testing

@testable import SkeletonRaster

@Suite struct StillBlocksTests {
  private let size = PixelSize(width: 50, height: 41)

  /// An even picture, with one pixel of another colour where asked.
  private func picture(_ color: [UInt8] = [10, 20, 30, 255], but: (x: Int, y: Int)? = nil)
    -> [UInt8]
  {
    var picture = Array(repeatElement(color, count: size.count).joined())
    if let but { picture[4 * (but.y * size.width + but.x)] ^= 128 }
    return picture
  }

  private func worst(_ pairs: ([UInt8], [UInt8])..., size: PixelSize? = nil)
    -> StillBlocks.Deviation?
  {
    var blocks = StillBlocks(size ?? self.size, limit: 3)
    for (picture, expected) in pairs { blocks.add(picture, against: expected) }
    return blocks.worst
  }

  @Test("a block that is off is found, with its place, its pictures and the channel off most")
  func deviation() {
    var other = picture()
    for y in 16..<24 {
      for x in 24..<32 {
        other[4 * (y * size.width + x)] += 2
        other[4 * (y * size.width + x) + 2] -= 5
      }
    }
    let found = worst(
      (picture(), picture()), (other, picture()), (picture(), picture()), (other, picture()))
    #expect(
      found == StillBlocks.Deviation(levels: 5, x: 24, y: 16, firstPicture: 1, pictures: 2))
    #expect(worst((picture(), picture()))?.firstPicture == nil)
  }

  @Test("a stain of one picture in five counts only when it is far off")
  func stains() {
    func pair(_ blue: UInt8) -> ([UInt8], [UInt8]) { (picture([10, 20, blue, 255]), picture()) }
    let right = (picture(), picture())
    #expect(worst(pair(45), right, right, right, right)?.firstPicture == nil)
    #expect(worst(pair(46), right, right, right, right)?.firstPicture == 0)
    #expect(worst(right, right, right, pair(34))?.firstPicture == 3)
  }

  @Test("noise about the right colour counts by its mean, and clear pixels have no colour")
  func means() {
    var noisy = picture()
    for index in stride(from: 0, to: noisy.count, by: 4) {
      noisy[index + 1] = (index / 4) % 2 == 0 ? 14 : 26
    }
    #expect(worst((noisy, picture()))?.levels == 0)
    #expect(worst((picture([200, 0, 90, 0]), picture([0, 0, 0, 0])))?.levels == 0)
  }

  @Test("blocks next to an edge, to what moves in any picture, or to the border are none")
  func edges() {
    #expect(worst((picture(), picture())) != nil)
    // The inner blocks are four by three: these three places touch all of them.
    let places = [12, 30, 38]
    var spotted = picture()
    for x in places { spotted[4 * (20 * size.width + x)] ^= 128 }
    #expect(worst((spotted, spotted)) == nil)
    let moving = places.map { picture(but: (x: $0, y: 20)) }
    #expect(
      worst(
        (picture(), picture()), (moving[0], moving[0]), (moving[1], moving[1]),
        (moving[2], moving[2])) == nil)
    let narrow = PixelSize(width: 23, height: 100)
    let even = [UInt8](repeating: 9, count: narrow.count * 4)
    #expect(worst((even, even), size: narrow) == nil)
    #expect(worst() == nil)
  }
}
