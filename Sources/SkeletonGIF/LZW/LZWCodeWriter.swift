/// Packs codes of 3…12 bits, lowest bits first, into memory that its owner provides.
struct LZWCodeWriter {
  private let start: UnsafeMutableRawPointer
  private var end: UnsafeMutableRawPointer
  private var pending: UInt64 = 0
  private var pendingBits = 0
  private let rootBits: Int
  /// Bits of the next code.
  private var width: Int

  init(_ start: UnsafeMutableRawPointer, rootBits: Int) {
    self.start = start
    self.rootBits = rootBits
    end = start
    width = rootBits + 1
  }

  /// How many bytes codes may need at most: each is written as part of 8 bytes.
  static func capacity(codes: Int) -> Int { codes * 12 / 8 + 16 }

  @inline(__always)
  mutating func append(_ code: Int) {
    pending |= UInt64(truncatingIfNeeded: code) &<< UInt64(truncatingIfNeeded: pendingBits)
    pendingBits &+= width
    if pendingBits >= 32 {
      end.storeBytes(of: UInt32(truncatingIfNeeded: pending).littleEndian, as: UInt32.self)
      end += 4
      pending &>>= 32
      pendingBits &-= 32
    }
  }

  /// Appends a code, after which the reader learns the string that has the code `next`.
  @inline(__always)
  mutating func append(_ code: Int, next: Int) {
    append(code)
    if next &>> width != 0 { width &+= 1 }
  }

  /// After a clear code.
  @inline(__always)
  mutating func restart() { width = rootBits + 1 }

  /// The bytes written; the last one is filled up with zero bits.
  mutating func finish() -> UnsafeRawBufferPointer {
    end.storeBytes(of: pending.littleEndian, as: UInt64.self)
    let count = end - start + (pendingBits + 7) / 8
    return UnsafeRawBufferPointer(start: start, count: count)
  }
}
