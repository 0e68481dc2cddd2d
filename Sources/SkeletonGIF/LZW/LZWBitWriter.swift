/// Packs codes of 3…12 bits, lowest bits first, into memory that its owner provides.
struct LZWBitWriter {
  private let start: UnsafeMutableRawPointer
  private var end: UnsafeMutableRawPointer
  private var pending: UInt64 = 0
  private var pendingBits = 0

  init(_ start: UnsafeMutableRawPointer) {
    self.start = start
    end = start
  }

  /// How many bytes codes may need at most: each is written as part of 8 bytes.
  static func capacity(codes: Int) -> Int { codes * 12 / 8 + 16 }

  @inline(__always)
  mutating func append(_ code: Int, bits: Int) {
    pending |= UInt64(truncatingIfNeeded: code) &<< UInt64(truncatingIfNeeded: pendingBits)
    pendingBits &+= bits
    if pendingBits >= 32 {
      end.storeBytes(of: UInt32(truncatingIfNeeded: pending).littleEndian, as: UInt32.self)
      end += 4
      pending &>>= 32
      pendingBits &-= 32
    }
  }

  /// The bytes written; the last one is filled up with zero bits.
  mutating func finish() -> UnsafeRawBufferPointer {
    end.storeBytes(of: pending.littleEndian, as: UInt64.self)
    let count = end - start + (pendingBits + 7) / 8
    return UnsafeRawBufferPointer(start: start, count: count)
  }
}
