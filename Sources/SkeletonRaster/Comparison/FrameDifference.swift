import Glibc

/// How far pictures are apart, in levels of 0…255.
///
/// Colours are compared as they show: times their alpha, so that the colour of a clear pixel does
/// not matter. Alpha counts as a channel of its own where a picture is not opaque.
package struct FrameDifference: Sendable, Equatable {
  /// The largest difference of a channel.
  package private(set) var max = 0
  package private(set) var sum = 0
  package private(set) var squares = 0
  /// Channels compared.
  package private(set) var count = 0

  package init() {}

  /// Compares two pictures of R, G, B and straight alpha bytes.
  ///
  /// - Precondition: both have the same size.
  /// - Complexity: pixels; pictures of one buffer are equal without a look.
  package init(_ a: [UInt8], _ b: [UInt8]) {
    precondition(a.count == b.count && a.count % 4 == 0, "pictures of the same size are compared")
    count = a.count / 4 * 3
    a.withUnsafeBytes { a in
      b.withUnsafeBytes { b in
        guard a.baseAddress != b.baseAddress else { return }
        let (a, b) = (a.bindMemory(to: UInt32.self), b.bindMemory(to: UInt32.self))
        for index in a.indices where a[index] != b[index] { add(a[index], b[index]) }
      }
    }
  }

  package mutating func merge(_ other: FrameDifference) {
    max = Swift.max(max, other.max)
    sum += other.sum
    squares += other.squares
    count += other.count
  }

  /// Levels a channel.
  package var mean: Double { count == 0 ? 0 : Double(sum) / Double(count) }

  /// Peak signal to noise ratio in dB; infinite for equal pictures.
  package var psnr: Double {
    guard squares > 0 else { return .infinity }
    return 10 * log10(255 * 255 * Double(count) / Double(squares))
  }

  private mutating func add(_ a: UInt32, _ b: UInt32) {
    let (alphaA, alphaB) = (Int(a >> 24), Int(b >> 24))
    max = Swift.max(max, abs(alphaA - alphaB))
    for shift: UInt32 in [0, 8, 16] {
      let (x, y) = (Int(a >> shift & 255), Int(b >> shift & 255))
      let difference = Self.divided(abs(x * alphaA - y * alphaB))
      max = Swift.max(max, difference)
      sum += difference
      squares += difference * difference
    }
  }

  /// By 255, rounded to nearest.
  private static func divided(_ value: Int) -> Int { (value + 127) / 255 }
}
