package import SkeletonGraphics

/// Which palette index every drawn colour has: a hash table with one 8-byte slot a probe.
package struct IndexTable: Sendable {
  /// The pixel in the low half, the index above it, bit 40 where the slot is used.
  private var slots: [UInt64]
  private let shift: UInt32
  /// For colours that are not in the table.
  private let palette: [(pixel: UInt32, index: UInt8)]

  /// The colours of a table with their places in it; all fully transparent pixels have its
  /// transparent index.
  package init(_ table: ColorTable) {
    let entries = table.colors.enumerated().map { index, color in
      (color: index == table.transparentIndex ? .clear : color, index: UInt8(index))
    }
    self.init(entries)
  }

  /// Any number of colours with the indices that stand for them: what a quantiser decided.
  ///
  /// Of entries with one colour the first counts. A drawn colour that is missing gets the index of
  /// the nearest, after a search of all entries.
  /// - Precondition: there is at least one entry.
  package init(_ entries: [(color: RGBA8, index: UInt8)]) {
    precondition(!entries.isEmpty, "an index table has at least one colour")
    palette = entries.map { ($0.color.pixel, $0.index) }
    var bits: UInt32 = 10
    while 1 << bits < entries.count * 4 { bits += 1 }
    shift = 32 - bits
    slots = [UInt64](repeating: 0, count: 1 << Int(bits))
    for (pixel, index) in palette { insert(pixel, index) }
  }

  private mutating func insert(_ pixel: UInt32, _ index: UInt8) {
    var slot = Self.slot(pixel, shift)
    while slots[slot] != 0 {
      if UInt32(truncatingIfNeeded: slots[slot]) == pixel { return }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = UInt64(pixel) | UInt64(index) << 32 | 1 << 40
  }

  /// Multiplicative hashing by 2³²/φ.
  @inline(__always)
  private static func slot(_ pixel: UInt32, _ shift: UInt32) -> Int {
    Int((pixel &* 2_654_435_769) &>> shift)
  }

  func index(of pixel: UInt32) -> UInt8 {
    slots.withUnsafeBufferPointer { index(of: pixel, in: $0) }
  }

  /// The indices of neighbouring pixels.
  func map(
    _ pixels: UnsafePointer<UInt32>, count: Int, into indices: UnsafeMutablePointer<UInt8>
  ) {
    slots.withUnsafeBufferPointer { slots in
      for x in 0..<count { indices[x] = index(of: pixels[x], in: slots) }
    }
  }

  @inline(__always)
  private func index(of pixel: UInt32, in slots: UnsafeBufferPointer<UInt64>) -> UInt8 {
    var slot = Self.slot(pixel, shift)
    while true {
      let entry = slots[slot]
      if entry == 0 { return nearest(pixel) }
      if UInt32(truncatingIfNeeded: entry) == pixel {
        return UInt8(truncatingIfNeeded: entry &>> 32)
      }
      slot = (slot + 1) & (slots.count - 1)
    }
  }

  private func nearest(_ pixel: UInt32) -> UInt8 {
    let wanted = RGBA8(pixel: pixel).components
    func distance(_ other: UInt32) -> Int32 {
      let difference = RGBA8(pixel: other).components &- wanted
      return (difference &* difference).wrappedSum()
    }
    return palette.min { distance($0.pixel) < distance($1.pixel) }?.index ?? 0
  }
}

extension RGBA8 {
  static let clear = RGBA8(red: 0, green: 0, blue: 0, alpha: 0)

  /// The four bytes as they lie in memory, R lowest.
  var pixel: UInt32 {
    UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }

  fileprivate var components: SIMD4<Int32> {
    SIMD4(Int32(red), Int32(green), Int32(blue), Int32(alpha))
  }

  init(pixel: UInt32) {
    self.init(
      red: UInt8(pixel & 255), green: UInt8(pixel >> 8 & 255), blue: UInt8(pixel >> 16 & 255),
      alpha: UInt8(pixel >> 24))
  }
}
