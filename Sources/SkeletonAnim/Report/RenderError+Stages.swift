import Glibc
import SkeletonGIF
import SkeletonGraphics
import SkeletonRaster
import SkeletonText
import SkeletonTimeline
import SkeletonUI
import SkeletonVideo

extension RenderError {
  /// The one place where failures of the stages become failures of a run.
  ///
  /// - Parameter path: the file that was being made.
  init(_ error: any Error, path: String) {
    self =
      switch error {
      case let error as RenderError: error
      case let error as OutputError: .output(error)
      case let error as TimelineError: .unsuitable(option: error.option, reason: "\(error)")
      case let error as FontError: .missingResource("\(error)")
      case let error as LayoutError: Self.layout(error)
      case let error as GIFError: Self.gif(error, path: path)
      case let error as VideoError: Self.video(error, path: path)
      default: .encoding(path: path, reason: "\(error)")
      }
  }

  private static func layout(_ error: LayoutError) -> RenderError {
    switch error {
    case .image(.unavailable, _): .missingResource("\(error)")
    case .image(.unusable, _): .image("\(error)")
    case .canvas: .unsuitable(option: "--size", reason: "\(error)")
    case .scale: .unsuitable(option: "--scale", reason: "\(error)")
    case .nestedTooDeeply, .effectsNestedTooDeeply:
      .unsuitable(option: "the scene", reason: "\(error)")
    }
  }

  private static func gif(_ error: GIFError, path: String) -> RenderError {
    switch error {
    case .write(let code): .output(OutputError(.cannotWrite, path, errno: code))
    case .read(let code):
      .writing(
        path: path,
        reason: "it cannot be read back: \(String(cString: strerror(code)).lowercased())")
    case .size: .unsuitable(option: "--size", reason: "\(error)")
    case .loop: .unsuitable(option: "--loop", reason: "\(error)")
    default: .encoding(path: path, reason: "\(error)")
    }
  }

  private static func video(_ error: VideoError, path: String) -> RenderError {
    switch error {
    case .oddSize: .unsuitable(option: "--size", reason: "\(error), or --fit-even pad|crop")
    case .sizeOutOfRange: .unsuitable(option: "--size", reason: "\(error)")
    case .rateFactorOutOfRange: .unsuitable(option: "--crf", reason: "\(error)")
    case .unknownPreset: .unsuitable(option: "--preset", reason: "\(error)")
    case .unsupportedDepth: .unsuitable(option: "--depth", reason: "\(error)")
    case .unsupportedAlpha: .unsuitable(option: "--background", reason: "\(error)")
    case .unsupportedContainer: .unsuitable(option: "--codec", reason: "\(error)")
    case .missingCodec, .missingLibrary: .missingResource("\(error)")
    case .cannotCreate(_, let reason), .cannotWrite(_, let reason):
      .writing(path: path, reason: reason)
    case .cannotRead(_, let reason):
      .writing(path: path, reason: "it cannot be read back: \(reason)")
    case .unverified(_, let reason), .malformed(_, let reason):
      .encoding(path: path, reason: reason)
    default: .encoding(path: path, reason: "\(error)")
    }
  }
}

extension TimelineError {
  fileprivate var option: String {
    switch self {
    case .emptySweep(_, let rest, let stagger): stagger > rest ? "--stagger" : "--rest"
    case .gifDelay: "--hold"
    }
  }
}
