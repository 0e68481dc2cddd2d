import SkeletonGraphics
import Testing

@testable import SkeletonGIF

@Suite struct ChangedRectTests {
  @Test("it is the bounding box of the pixels that differ")
  func boundingBox() {
    var noise = Noise(seed: 11)
    for round in 0..<400 {
      let size = PixelSize(
        width: Int.random(in: 1...40, using: &noise), height: Int.random(in: 1...12, using: &noise))
      let a = (0..<size.count).map { _ in UInt8.random(in: 0...255, using: &noise) }
      var b = a
      for _ in 0..<(round % 5) {
        b[Int.random(in: 0..<size.count, using: &noise)] ^= 1 << (round % 8)
      }
      let changed = a.indices.filter { a[$0] != b[$0] }
      let (xs, ys) = (changed.map { $0 % size.width }, changed.map { $0 / size.width })
      let expected: PixelRect? =
        changed.isEmpty
        ? nil
        : PixelRect(
          x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()! + 1,
          height: ys.max()! - ys.min()! + 1)
      #expect(changedRect(a, b, size: size) == expected)
    }
  }
}
