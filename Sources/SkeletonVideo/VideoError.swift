package import SkeletonGraphics

/// Why a video or still could not be written or read.
package enum VideoError: Error, Sendable, Equatable {
  /// The codec halves its chroma planes and needs both sides even.
  case oddSize(PixelSize, VideoCodec)
  case sizeOutOfRange(PixelSize, VideoCodec)
  case rateFactorOutOfRange(Int, VideoCodec)
  case unknownPreset(String, VideoCodec)
  case unsupportedDepth(Int, VideoCodec)
  /// Writing would silently drop the alpha that was asked for.
  case unsupportedAlpha(VideoCodec, VideoContainer)
  case unsupportedContainer(VideoContainer, VideoCodec)
  case noFrames
  /// The installed libavcodec was built without the encoder, or decoder, of this name.
  case missingCodec(name: String)
  /// A library of libav, by its file's name, is not installed.
  case missingLibrary(String)
  /// The encoder does not know an option; libavcodec itself would stay silent.
  case rejectedOption(String, encoder: String)
  case cannotCreate(path: String, reason: String)
  case cannotWrite(path: String, reason: String)
  case cannotRead(path: String, reason: String)
  /// The file was read but is not what its format says.
  case malformed(path: String, reason: String)
  /// The file is of no kind of picture that is read.
  case notAPicture(path: String)
  /// Reading the picture would take more memory than is allowed; both in bytes.
  case tooManyPixels(path: String, PixelSize, needed: Int, limit: Int)
  /// What was written does not read back as it was meant.
  case unverified(path: String, reason: String)
  /// A call into libav that has no reason to fail did.
  case library(call: String, reason: String)
}

extension VideoError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .oddSize(let size, let codec):
      Self.describeOddSize(size, codec)
    case .sizeOutOfRange(let size, let codec):
      "\(codec.traits.name) cannot hold \(size.width)x\(size.height): "
        + "sides go from \(codec.traits.shortestSide) to \(codec.traits.longestSide) pixels"
        + (codec.traits.greatestHeight.map { ", heights to \($0)" } ?? "")
    case .rateFactorOutOfRange(let factor, let codec):
      Self.describeRateFactor(factor, codec)
    case .unknownPreset(let name, let codec):
      "unknown preset '\(name)': \(codec.traits.name) knows "
        + codec.traits.presets.joined(separator: ", ")
    case .unsupportedDepth(let depth, let codec):
      "\(codec.traits.name) is not written with \(depth) bits a sample: use "
        + codec.traits.depths.map(String.init).joined(separator: " or ")
    case .unsupportedAlpha(let codec, let container):
      "\(codec.traits.name) in .\(container.rawValue) cannot hold transparency: give an opaque background, or use "
        + "WebM, ProRes 4444, APNG or WebP"
    case .unsupportedContainer(let container, let codec):
      "\(codec.traits.name) does not go into .\(container.rawValue): use "
        + codec.traits.containers.map { ".\($0.rawValue)" }.joined(separator: " or ")
    case .noFrames: "an animation needs at least one frame"
    case .missingCodec(let name):
      "libavcodec has no '\(name)': install libavcodec59 as Debian builds it"
    case .missingLibrary(let name):
      "\(name) is missing: install the packages libavcodec59 and libavformat59"
    case .rejectedOption(let option, let encoder):
      "\(encoder) does not know the option '\(option)'"
    case .cannotCreate(let path, let reason): "cannot create \(path): \(reason)"
    case .cannotWrite(let path, let reason): "cannot write \(path): \(reason)"
    case .cannotRead(let path, let reason): "cannot read \(path): \(reason)"
    case .malformed(let path, let reason): "\(path) is damaged: \(reason)"
    case .notAPicture(let path): "\(path) is no PNG, JPEG or WebP"
    case .tooManyPixels(let path, let size, let needed, let limit):
      "\(path) has \(size.width)x\(size.height) pixels, which take about "
        + "\((needed + (1 << 20) - 1) >> 20) MiB to read, and \(limit >> 20) MiB are allowed: make "
        + "it smaller, or raise --max-memory"
    case .unverified(let path, let reason): "\(path) did not read back as written: \(reason)"
    case .library(let call, let reason): "\(call) failed: \(reason)"
    }
  }

  private static func describeOddSize(_ size: PixelSize, _ codec: VideoCodec) -> String {
    let (low, high) = (size.evenNeighbours.lower, size.evenNeighbours.upper)
    return "\(codec.traits.name) needs even sizes and \(size.width)x\(size.height) is not: "
      + "use \(low == high ? "" : "\(low.width)x\(low.height) or ")\(high.width)x\(high.height)"
  }

  private static func describeRateFactor(_ factor: Int, _ codec: VideoCodec) -> String {
    guard let accepted = codec.traits.rateFactors else {
      return "\(codec.traits.name) has no rate factor"
    }
    return "rate factor \(factor) is out of range: \(codec.traits.name) takes "
      + "\(accepted.lowerBound) to \(accepted.upperBound)"
  }
}

extension PixelSize {
  /// The nearest sizes with both sides even; a side that is even already stays.
  package var evenNeighbours: (lower: PixelSize, upper: PixelSize) {
    let lower = PixelSize(width: max(width & ~1, 2), height: max(height & ~1, 2))
    return (lower, PixelSize(width: (width + 1) & ~1, height: (height + 1) & ~1))
  }
}
