import CLibAV
import SkeletonGraphics

extension Picture {
  /// Copies a frame's samples in, converting colours where the encoder takes others.
  ///
  /// - Precondition: the frame has the format and size that the settings say.
  func fill(with frame: VideoFrame, settings: VideoSettings) {
    switch (frame, settings.frameFormat) {
    case (.yuv420(let planes), .yuv420(let depth)):
      precondition(planes.size == settings.size && planes.depth == depth, "another frame's shape")
      let bytes = depth > 8 ? 2 : 1
      copy(planes.y, into: plane(0), rowBytes: planes.size.width * bytes)
      copy(planes.u, into: plane(1), rowBytes: planes.size.width / 2 * bytes)
      copy(planes.v, into: plane(2), rowBytes: planes.size.width / 2 * bytes)
    case (.rgba(let pixels), .rgba):
      fill(with: pixels, size: settings.size, alphaMode: settings.alphaMode)
    default:
      preconditionFailure("frames come in the format that the settings name")
    }
    if ColorTags.describes(AVPixelFormat(pointer.pointee.format)) { ColorTags.apply(to: pointer) }
  }

  /// Converts straight RGBA to the picture's own format.
  func fill(with pixels: [UInt8], size: PixelSize, alphaMode: AlphaMode = .straight) {
    precondition(pixels.count == size.count * 4, "another frame's size")
    let pixels = alphaMode == .premultiplied ? premultiplied(pixels) : pixels
    pixels.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      let source = RGBASource(base: base, size: size, alphaMode: alphaMode)
      switch AVPixelFormat(pointer.pointee.format) {
      case AV_PIX_FMT_RGB24: source.writeRGB(plane(0))
      case AV_PIX_FMT_RGBA: source.writeRGBA(plane(0))
      case AV_PIX_FMT_BGRA: source.writeBGRA(plane(0))
      case AV_PIX_FMT_YUVA420P: source.writeYUVA420((plane(0), plane(1), plane(2)), plane(3))
      case AV_PIX_FMT_YUV444P10LE: source.writeYUV444P10((plane(0), plane(1), plane(2)))
      case AV_PIX_FMT_YUVA444P10LE:
        source.writeYUV444P10((plane(0), plane(1), plane(2)))
        source.writeAlpha10(plane(3))
      default: preconditionFailure("no settings file asks for another format")
      }
    }
  }

  private func copy(_ samples: [UInt8], into plane: Plane, rowBytes: Int) {
    samples.withUnsafeBufferPointer { source in
      guard let base = source.baseAddress else { return }
      for row in 0..<source.count / rowBytes {
        plane.row(row).update(from: base + row * rowBytes, count: rowBytes)
      }
    }
  }
}
