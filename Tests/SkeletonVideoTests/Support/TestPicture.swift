import SkeletonGraphics

@testable import SkeletonVideo

/// Pictures with known colours, and the textbook conversion that the code under test is held to.
struct TestPicture {
  let size: PixelSize
  /// Straight RGBA, 4 bytes a pixel.
  var pixels: [UInt8]

  /// Colours that tell BT.601 from BT.709, which greys cannot.
  static let saturated: [UInt32] = [0x10B981, 0xEF4444, 0x00FF00, 0x3B82F6, 0xF59E0B]

  init(size: PixelSize, _ color: (Int, Int) -> (UInt8, UInt8, UInt8, UInt8)) {
    self.size = size
    pixels = []
    pixels.reserveCapacity(size.count * 4)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let (r, g, b, a) = color(x, y)
        pixels += [r, g, b, a]
      }
    }
  }

  /// The saturated colours as vertical bars 32 pixels wide, with a white block that moves by 2
  /// pixels a frame along the lower half, wrapping.
  static func bars(frame: Int) -> TestPicture {
    TestPicture(size: PixelSize(width: 32 * saturated.count, height: 64)) { x, y in
      if y >= 40, (x + 160 - 2 * frame % 160) % 160 < 24 { return (255, 255, 255, 255) }
      let color = saturated[x / 32]
      return (UInt8(color >> 16 & 255), UInt8(color >> 8 & 255), UInt8(color & 255), 255)
    }
  }

  /// A disc of one saturated colour with a soft edge that moves right by 3 pixels a frame, over a
  /// stripe that fades from clear to opaque; clear elsewhere.
  static func translucent(frame: Int) -> TestPicture {
    TestPicture(size: PixelSize(width: 160, height: 64)) { x, y in
      let (dx, dy) = (Double(x) - Double(24 + 3 * frame), Double(y) - 24)
      let coverage = min(max(20 - (dx * dx + dy * dy).squareRoot(), 0), 1)
      if coverage > 0 { return (16, 185, 129, UInt8((coverage * 255).rounded())) }
      if y >= 50 { return (239, 68, 68, UInt8(min(x * 2, 255))) }
      return (0, 0, 0, 0)
    }
  }

  /// The textbook conversion to limited-range BT.709, in floating point; chroma is the mean of
  /// four.
  func yuv420(depth: Int = 8) -> YUV420Frame {
    var frame = YUV420Frame(size: size, depth: depth)
    let unit = Double(1 << (depth - 8))
    func store(_ value: Double, _ index: Int, _ plane: inout [UInt8]) {
      let code = Int(value.rounded())
      if depth == 8 {
        plane[index] = UInt8(code)
      } else {
        (plane[2 * index], plane[2 * index + 1]) = (UInt8(code & 255), UInt8(code >> 8))
      }
    }
    for y in 0..<size.height {
      for x in 0..<size.width {
        store(ycc(x, y).0 * unit, y * size.width + x, &frame.y)
      }
    }
    for y in 0..<size.height / 2 {
      for x in 0..<size.width / 2 {
        let four = [(0, 0), (1, 0), (0, 1), (1, 1)].map { ycc(2 * x + $0.0, 2 * y + $0.1) }
        let index = y * size.width / 2 + x
        store(four.reduce(0) { $0 + $1.1 } / 4 * unit, index, &frame.u)
        store(four.reduce(0) { $0 + $1.2 } / 4 * unit, index, &frame.v)
      }
    }
    return frame
  }

  /// Codes of 8 bits, unrounded.
  func ycc(_ x: Int, _ y: Int) -> (Double, Double, Double) {
    let i = (y * size.width + x) * 4
    let (r, g, b) = (
      Double(pixels[i]) / 255, Double(pixels[i + 1]) / 255, Double(pixels[i + 2]) / 255
    )
    let luma = 0.2126 * r + 0.7152 * g + 0.0722 * b
    return (16 + 219 * luma, 128 + 224 * (b - luma) / 1.8556, 128 + 224 * (r - luma) / 1.5748)
  }
}

extension VideoFrame {
  init(_ picture: TestPicture, for settings: VideoSettings) {
    switch settings.frameFormat {
    case .yuv420(let depth): self = .yuv420(picture.yuv420(depth: depth))
    case .rgba: self = .rgba(picture.pixels)
    }
  }
}

extension VideoWriter {
  /// Writes a whole file of the pictures.
  static func write(
    _ settings: VideoSettings, to path: String, _ picture: (Int) -> TestPicture
  ) throws(VideoError) {
    var writer = try VideoWriter(path: path, settings: settings)
    for i in 0..<settings.frameCount {
      try writer.append(VideoFrame(picture(i), for: settings))
    }
    try writer.finish()
  }
}
