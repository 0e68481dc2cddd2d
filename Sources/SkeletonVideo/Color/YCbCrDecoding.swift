import CLibAV

/// The way back from Y′CbCr samples to R′G′B′ in 0…255, by what a picture says of its colours.
struct YCbCrDecoding {
  private let lumaOffset: Float
  private let lumaScale: Float
  private let chromaOffset: Float
  private let chromaScale: Float
  /// Weights of red and blue in luma.
  private let red: Float
  private let blue: Float

  init(matrix: AVColorSpace, range: AVColorRange, depth: Int, height: Int) {
    let unit = Float(1 << (depth - 8))
    let isFull = range == AVCOL_RANGE_JPEG
    let full = Float(1 << depth) - 1
    lumaOffset = isFull ? 0 : 16 * unit
    lumaScale = 255 / (isFull ? full : 219 * unit)
    chromaOffset = 128 * unit
    chromaScale = 255 / (isFull ? full : 224 * unit)
    (red, blue) = Self.weights(matrix, height: height)
  }

  /// A file that does not say is read as players do: small pictures as BT.601.
  private static func weights(_ matrix: AVColorSpace, height: Int) -> (Float, Float) {
    switch matrix {
    case AVCOL_SPC_BT709: (0.2126, 0.0722)
    case AVCOL_SPC_BT2020_NCL, AVCOL_SPC_BT2020_CL: (0.2627, 0.0593)
    case AVCOL_SPC_BT470BG, AVCOL_SPC_SMPTE170M: (0.299, 0.114)
    default: height < 720 ? (0.299, 0.114) : (0.2126, 0.0722)
    }
  }

  func rgb(_ y: UInt16, _ u: UInt16, _ v: UInt16) -> (UInt8, UInt8, UInt8) {
    rgb(Float(y), Float(u), Float(v))
  }

  /// The same for samples in between, as chroma is after interpolation.
  func rgb(_ y: Float, _ u: Float, _ v: Float) -> (UInt8, UInt8, UInt8) {
    let luma = (y - lumaOffset) * lumaScale
    let r = luma + 2 * (1 - red) * (v - chromaOffset) * chromaScale
    let b = luma + 2 * (1 - blue) * (u - chromaOffset) * chromaScale
    let g = (luma - red * r - blue * b) / (1 - red - blue)
    return (Self.byte(r), Self.byte(g), Self.byte(b))
  }

  private static func byte(_ value: Float) -> UInt8 { UInt8(min(max(value, 0), 255) + 0.5) }
}
