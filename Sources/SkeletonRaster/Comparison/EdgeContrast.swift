/// How much of the contrast of a picture's edges another picture keeps.
///
/// The slope of a least squares fit of the steps between neighbouring pixels: 1 for equal pictures,
/// about 1 with a codec's noise, which is as often along an edge as against it, and less for a
/// picture that was blurred, scaled, or shifted.
package struct EdgeContrast: Sendable, Equatable {
  /// Levels from one pixel to the next that make an edge. Less is a gradient's, whose single levels
  /// codecs smooth: a picture of nothing else kept 0.8 of them after AV1, and looked the same.
  private static let least = 12

  /// Steps of both pictures multiplied, and of the expected one squared.
  private var product = 0
  private var energy = 0

  package init() {}

  /// - Parameter width: pixels a row.
  /// - Precondition: both pictures have the same size.
  package init(_ picture: [UInt8], against expected: [UInt8], width: Int) {
    precondition(picture.count == expected.count, "pictures of the same size are compared")
    picture.withUnsafeBytes { picture in
      expected.withUnsafeBytes { expected in
        for distance in [4, 4 * width] {
          // The last step of a row leads to the next row, in both pictures.
          for index in 0..<max(expected.count - distance, 0) {
            let step = Int(expected[index + distance]) - Int(expected[index])
            if abs(step) < Self.least { continue }
            energy += step * step
            product += step * (Int(picture[index + distance]) - Int(picture[index]))
          }
        }
      }
    }
  }

  package mutating func merge(_ other: EdgeContrast) {
    product += other.product
    energy += other.energy
  }

  /// nil for pictures without an edge.
  package var ratio: Double? { energy == 0 ? nil : Double(product) / Double(energy) }
}
