/// The matrix from full-range R′G′B′ to limited-range Y′CbCr of ITU-R BT.709.
///
///     Y  = 16 + 219·(0.2126·R + 0.7152·G + 0.0722·B)
///     Cb = 128 + 224·(B − Y′)/1.8556      Cr = 128 + 224·(R − Y′)/1.5748
///
/// with R, G, B and the unscaled luma Y′ in 0…1, and everything times 4 at 10 bits. In fixed point
/// with 20 fraction bits: the sum of three products of 8-bit values stays below 2³¹, and its error
/// below 2⁻¹¹ of a code.
struct BT709 {
  static let fractionBits: Int32 = 20

  let luma: SIMD3<Int32>
  let blue: SIMD3<Int32>
  let red: SIMD3<Int32>
  /// What black has, with the half that makes the shift round to nearest.
  let lumaOffset: Int32
  let chromaOffset: Int32

  /// - Parameter depth: 8 or 10 bits a sample.
  init(depth: Int) {
    let unit = Double(1 << depth) / 256
    let weights = SIMD3(0.2126, 0.7152, 0.0722)
    func fixed(_ row: SIMD3<Double>, _ span: Double) -> SIMD3<Int32> {
      let scaled = row * (span * unit / 255 * Double(1 << Self.fractionBits))
      return SIMD3<Int32>(scaled.rounded(.toNearestOrEven))
    }
    luma = fixed(weights, 219)
    blue = fixed((SIMD3(0, 0, 1) - weights) / 1.8556, 224)
    red = fixed((SIMD3(1, 0, 0) - weights) / 1.5748, 224)
    let half = Int32(1) << (Self.fractionBits - 1)
    lumaOffset = Int32(16 * unit) << Self.fractionBits + half
    chromaOffset = Int32(128 * unit) << Self.fractionBits + half
  }
}
