/// A few thousand pixels that stand for a whole picture of an animation: some of those that move.
///
/// Frames are told apart by them at a thousandth of the cost of comparing them.
package struct FrameProbe: Sendable {
  /// Indices of pixels.
  private let places: [Int]

  /// - Parameters:
  ///   - pictures: frames of the animation as RGBA bytes; what differs between any two of them is
  ///     what moves.
  ///   - limit: the most pixels to look at; they are spread evenly over those that move.
  package init(_ pictures: [[UInt8]], limit: Int = 2048) {
    guard let first = pictures.first else {
      places = []
      return
    }
    var moves = [Bool](repeating: false, count: first.count / 4)
    first.withUnsafeBytes { first in
      let first = first.bindMemory(to: UInt32.self)
      for picture in pictures.dropFirst() {
        picture.withUnsafeBytes { other in
          let other = other.bindMemory(to: UInt32.self)
          for index in first.indices where first[index] != other[index] { moves[index] = true }
        }
      }
    }
    let moving = moves.indices.filter { moves[$0] }
    // A step that is no divisor of a width, so that places do not line up in columns.
    places = (0..<min(limit, moving.count)).map {
      moving[$0 * moving.count / min(limit, moving.count)]
    }
  }

  /// Whether nothing moves.
  package var isEmpty: Bool { places.isEmpty }

  /// The channels of the places, in their order.
  package func values(of picture: [UInt8]) -> [Float] {
    var values: [Float] = []
    values.reserveCapacity(places.count * 4)
    for place in places {
      for channel in 0..<4 { values.append(Float(picture[4 * place + channel])) }
    }
    return values
  }

  /// The mean square of what two frames' values differ by, in levels; 0 for none.
  package static func distance(_ a: [Float], _ b: [Float]) -> Float {
    guard !a.isEmpty else { return 0 }
    var sum: Float = 0
    for index in a.indices { sum += (a[index] - b[index]) * (a[index] - b[index]) }
    return sum / Float(a.count)
  }

  /// How far a frame lies from `middle` on the way from `before` to `after`, by least squares, as a
  /// part of that way; nil when the two do not differ enough to tell.
  package static func offset(
    of values: [Float], from middle: [Float], before: [Float], after: [Float]
  ) -> Double? {
    var (product, energy) = (0.0, 0.0)
    for index in values.indices {
      let slope = Double(after[index] - before[index])
      product += slope * Double(values[index] - middle[index])
      energy += slope * slope
    }
    // A slope of a quarter of a level on average is not told from rounding.
    guard energy * 16 > Double(values.count) else { return nil }
    return product / energy
  }
}
