package import SkeletonGraphics

/// Why a GIF could not be written or read.
package enum GIFError: Error, Sendable, Hashable {
  /// A side is outside 1…65535, the format's limit.
  case size(PixelSize)
  /// Plays outside 0…65536.
  case loop(Int)
  /// Centiseconds outside 2…65535: viewers show 0 and 1 as 10.
  case delay(Int, frame: Int)
  /// A pixel became clear, which `GIFDisposal.keep` cannot show.
  case clearedPixel(x: Int, y: Int)
  /// The output refused bytes.
  case write(errno: Int32)
  /// The input could not be read.
  case read(errno: Int32)
  /// giflib refused a call.
  case library(function: String, code: Int32, text: String)
  /// The bytes read are no GIF, or end or go wrong in a frame (counted from 0).
  case malformed(String, frame: Int)
  /// The canvas of the GIF read has more pixels than the caller allows.
  case tooManyPixels(PixelSize, limit: Int)
  /// libimagequant refused a call.
  case quantizer(function: String, code: Int32)
}

extension GIFError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .size(let size):
      "a GIF's sides are 1 to 65535 pixels, not \(size.width)x\(size.height)"
    case .loop(let plays):
      "a GIF plays 0 (for ever) to 65536 times, not \(plays)"
    case .delay(let delay, let frame):
      "frame \(frame): a GIF delay is 2 to 65535 hundredths of a second, not \(delay)"
    case .clearedPixel(let x, let y):
      "the pixel at \(x),\(y) becomes transparent again: such an animation needs "
        + "frames that clear the canvas"
    case .write(let errno):
      "cannot write: \(systemText(errno))"
    case .read(let errno):
      "cannot read: \(systemText(errno))"
    case .library(let function, let code, let text):
      "\(function) failed with code \(code): \(text)"
    case .malformed(let what, let frame):
      "not a readable GIF: frame \(frame): \(what)"
    case .tooManyPixels(let size, let limit):
      "a canvas of \(size.width)x\(size.height) is over the limit of \(limit) pixels"
    case .quantizer(let function, let code):
      "\(function) failed with code \(code)"
    }
  }
}
