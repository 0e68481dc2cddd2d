import CLibAV
import SkeletonGraphics

/// Reads a decoded picture's samples, whatever its format: planar, packed, with a palette, 8 bits
/// or more, chroma at full or partial size.
struct PictureComponents {
  private let frame: UnsafeMutablePointer<AVFrame>
  private let descriptor: UnsafePointer<AVPixFmtDescriptor>
  private let hasPalette: Bool

  /// Nil for formats without samples in memory.
  init?(_ picture: borrowing Picture) {
    guard let descriptor = av_pix_fmt_desc_get(AVPixelFormat(picture.pointer.pointee.format)),
      descriptor.pointee.flags & UInt64(AV_PIX_FMT_FLAG_HWACCEL) == 0
    else { return nil }
    frame = picture.pointer
    self.descriptor = descriptor
    hasPalette = descriptor.pointee.flags & UInt64(AV_PIX_FMT_FLAG_PAL) != 0
  }

  var size: PixelSize {
    PixelSize(width: Int(frame.pointee.width), height: Int(frame.pointee.height))
  }

  func has(_ flag: Int32) -> Bool { descriptor.pointee.flags & UInt64(flag) != 0 }

  /// Grey counts one component, or two with alpha.
  var isGrey: Bool { descriptor.pointee.nb_components < 3 && !hasPalette }

  /// Whether the components are red, green and blue.
  var isRGB: Bool { hasPalette || has(AV_PIX_FMT_FLAG_RGB) }

  /// By how many powers of two the planes of chroma are smaller; 0 for formats without.
  var chromaShift: (x: Int, y: Int) {
    guard !isRGB, !isGrey else { return (0, 0) }
    return (Int(descriptor.pointee.log2_chroma_w), Int(descriptor.pointee.log2_chroma_h))
  }

  /// Of a plane of chroma.
  var chromaSize: PixelSize {
    let shift = chromaShift
    return PixelSize(
      width: (size.width + (1 << shift.x) - 1) >> shift.x,
      height: (size.height + (1 << shift.y) - 1) >> shift.y)
  }

  /// Where alpha is; nil when the format has none.
  var alphaIndex: Int? {
    guard has(AV_PIX_FMT_FLAG_ALPHA) || hasPalette else { return nil }
    return isGrey ? 1 : 3
  }

  /// Bits of a component's samples.
  func depth(_ component: Int) -> Int {
    if hasPalette { return 8 }
    return switch component {
    case 0: Int(descriptor.pointee.comp.0.depth)
    case 1: Int(descriptor.pointee.comp.1.depth)
    case 2: Int(descriptor.pointee.comp.2.depth)
    default: Int(descriptor.pointee.comp.3.depth)
    }
  }

  /// One row of a component, one sample a pixel: a sample of a smaller plane is repeated.
  func read(_ component: Int, row y: Int, into samples: inout [UInt16]) {
    if hasPalette {
      readStored(0, row: y, count: size.width, into: &samples)
      return lookUp(component, &samples)
    }
    guard component == 1 || component == 2 else {
      return readStored(component, row: y, count: size.width, into: &samples)
    }
    let shift = chromaShift
    readChroma(component, row: y >> shift.y, into: &samples)
    guard shift.x > 0 else { return }
    for x in stride(from: size.width - 1, through: 0, by: -1) {
      samples[x] = samples[x >> shift.x]
    }
  }

  /// One row of a plane of chroma as it is stored.
  func readChroma(_ component: Int, row y: Int, into samples: inout [UInt16]) {
    readStored(component, row: y, count: chromaSize.width, into: &samples)
  }

  private func readStored(
    _ component: Int, row y: Int, count: Int, into samples: inout [UInt16]
  ) {
    withUnsafeMutablePointer(to: &frame.pointee.data) { data in
      withUnsafePointer(to: &frame.pointee.linesize) { strides in
        data.withMemoryRebound(to: UnsafePointer<UInt8>?.self, capacity: 8) { data in
          strides.withMemoryRebound(to: Int32.self, capacity: 8) { strides in
            samples.withUnsafeMutableBytes { buffer in
              av_read_image_line2(
                buffer.baseAddress, data, strides, descriptor, 0, Int32(y), Int32(component),
                Int32(count), 0, 2)
            }
          }
        }
      }
    }
  }

  /// Palette entries are numbers of 32 bits with alpha at the top and blue at the bottom.
  private func lookUp(_ component: Int, _ samples: inout [UInt16]) {
    guard let palette = frame.pointee.data.1 else { return }
    let shift = UInt32([16, 8, 0, 24][component])
    for x in 0..<size.width {
      let entry = UnsafeRawPointer(palette)
        .loadUnaligned(fromByteOffset: 4 * Int(samples[x]), as: UInt32.self)
      samples[x] = UInt16(entry >> shift & 255)
    }
  }
}
