import Foundation
import SkeletonGraphics

@testable import SkeletonVideo

/// The colours that ffmpeg shows for a file, by its own reading of the file's tags.
struct DecodedColors {
  let frames: [[UInt8]]

  /// - Parameter decoder: libavcodec's name, where the default would lose alpha.
  init(_ path: String, width: Int, height: Int, decoder: String? = nil) throws {
    let data = try Tool.ffmpeg.run(
      ["-v", "error"] + (decoder.map { ["-c:v", $0] } ?? []) + [
        "-i", path, "-sws_flags", "accurate_rnd+full_chroma_int+full_chroma_inp+bitexact",
        "-f", "rawvideo", "-pix_fmt", "rgba", "-",
      ])
    let count = width * height * 4
    frames = stride(from: 0, to: data.count, by: count).map { Array(data[$0..<$0 + count]) }
  }

  /// The largest difference of a component from the pictures' inside the given pixels.
  func largestError(
    _ picture: (Int) -> TestPicture, where inside: (Int, Int) -> Bool = { _, _ in true },
    components: Range<Int> = 0..<4
  ) -> Int {
    var worst = 0
    for (i, frame) in frames.enumerated() {
      let expected = picture(i)
      for y in 0..<expected.size.height {
        for x in 0..<expected.size.width where inside(x, y) {
          for c in components {
            let index = (y * expected.size.width + x) * 4 + c
            worst = max(worst, abs(Int(frame[index]) - Int(expected.pixels[index])))
          }
        }
      }
    }
    return worst
  }
}

extension TestPicture {
  /// Whether a pixel of ``bars(frame:)`` lies in a flat colour that never moves, away from edges.
  static func isInsideBar(_ x: Int, _ y: Int) -> Bool {
    (6..<26).contains(x % 32) && (4..<26).contains(y)
  }
}
