import SkeletonGraphics

extension RGBASource {
  typealias ColorPlanes = (y: Plane, u: Plane, v: Plane)

  /// Planes at full size with 10 bits a sample.
  func writeYUV444P10(_ planes: ColorPlanes) {
    let matrix = BT709(depth: 10)
    for y in 0..<size.height {
      let source = row(y)
      let (luma, u, v) = (planes.y.wideRow(y), planes.u.wideRow(y), planes.v.wideRow(y))
      for x in 0..<size.width {
        let r = Int32(source[4 * x])
        let g = Int32(source[4 * x + 1])
        let b = Int32(source[4 * x + 2])
        luma[x] = Self.code(matrix.luma, matrix.lumaOffset, r, g, b)
        u[x] = Self.code(matrix.blue, matrix.chromaOffset, r, g, b)
        v[x] = Self.code(matrix.red, matrix.chromaOffset, r, g, b)
      }
    }
  }

  /// Alpha from 0…255 to 0…1023, full range as alpha always is.
  func writeAlpha10(_ plane: Plane) {
    for y in 0..<size.height {
      let (source, target) = (row(y), plane.wideRow(y))
      for x in 0..<size.width {
        target[x] = UInt16((UInt32(source[4 * x + 3]) * 1023 + 127) / 255)
      }
    }
  }

  /// Planes with chroma of half size, and alpha at full size.
  ///
  /// An odd last column or row is its own neighbour.
  func writeYUVA420(_ planes: ColorPlanes, _ alpha: Plane) {
    let matrix = BT709(depth: 8)
    for y in 0..<size.height {
      let (source, luma, opacity) = (row(y), planes.y.row(y), alpha.row(y))
      for x in 0..<size.width {
        let r = Int32(source[4 * x])
        let g = Int32(source[4 * x + 1])
        let b = Int32(source[4 * x + 2])
        luma[x] = UInt8(Self.code(matrix.luma, matrix.lumaOffset, r, g, b))
        opacity[x] = source[4 * x + 3]
      }
    }
    for y in 0..<(size.height + 1) / 2 {
      writeChromaRow(y, matrix, planes.u.row(y), planes.v.row(y))
    }
  }

  /// Chroma is linear in R′G′B′, so the mean chroma of four pixels is that of their mean colour.
  ///
  /// The mean is weighted with alpha: the colour stored under a transparent pixel is arbitrary,
  /// and would tint the edge of what lies beside it. Premultiplied colours carry the weight already.
  private func writeChromaRow(
    _ y: Int, _ matrix: BT709, _ u: UnsafeMutablePointer<UInt8>, _ v: UnsafeMutablePointer<UInt8>
  ) {
    let rows = (row(2 * y), row(min(2 * y + 1, size.height - 1)))
    for x in 0..<(size.width + 1) / 2 {
      let (left, right) = (8 * x, 4 * min(2 * x + 1, size.width - 1))
      var sum = SIMD3<Int32>.zero
      var total: Int32 = 0
      for pixel in [rows.0 + left, rows.0 + right, rows.1 + left, rows.1 + right] {
        let weight = alphaMode == .straight ? Int32(pixel[3]) : 1
        sum &+= SIMD3(Int32(pixel[0]), Int32(pixel[1]), Int32(pixel[2])) &* weight
        total &+= weight
      }
      guard total > 0 else {
        (u[x], v[x]) = (128, 128)
        continue
      }
      u[x] = Self.meanCode(matrix.blue, matrix.chromaOffset, sum, total)
      v[x] = Self.meanCode(matrix.red, matrix.chromaOffset, sum, total)
    }
  }

  private static func meanCode(
    _ row: SIMD3<Int32>, _ offset: Int32, _ sum: SIMD3<Int32>, _ total: Int32
  ) -> UInt8 {
    let weighted = Int(row.x) * Int(sum.x) + Int(row.y) * Int(sum.y) + Int(row.z) * Int(sum.z)
    return UInt8((weighted / Int(total) + Int(offset)) >> BT709.fractionBits)
  }

  private static func code(
    _ row: SIMD3<Int32>, _ offset: Int32, _ r: Int32, _ g: Int32, _ b: Int32
  ) -> UInt16 {
    let sum = row.x &* r &+ row.y &* g &+ row.z &* b &+ offset
    return UInt16(truncatingIfNeeded: sum >> BT709.fractionBits)
  }
}
