/// The hash function of FIPS 180-4, for bytes that come in pieces.
///
/// Written out here as Foundation has none on Linux, and OpenSSL would be a dependency of every
/// user for one function.
package struct SHA256: Sendable {
  private var state = SIMD8<UInt32>(
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19)
  /// What does not fill a block yet.
  private var pending: [UInt8] = []
  private var byteCount: UInt64 = 0

  package init() {}

  /// The hash of a text's UTF-8, in hexadecimal.
  package static func hexadecimal(of text: String) -> String {
    var hash = SHA256()
    hash.update(Array(text.utf8)[...])
    return hash.hexadecimal
  }

  package mutating func update(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBytes { update($0) }
  }

  private mutating func update(_ bytes: UnsafeRawBufferPointer) {
    byteCount += UInt64(bytes.count)
    var rest = bytes
    if !pending.isEmpty {
      let count = min(64 - pending.count, rest.count)
      pending += rest[..<count]
      guard pending.count == 64 else { return }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      let block = pending
      block.withUnsafeBytes { Self.compress($0, into: &state) }
      pending.removeAll(keepingCapacity: true)
    }
    let whole = rest.count & ~63
    Self.compress(UnsafeRawBufferPointer(rebasing: rest[..<whole]), into: &state)
    pending += rest[whole...]
  }

  /// The hash of all bytes so far, as 64 hexadecimal digits.
  package var hexadecimal: String {
    var padded = self
    let zeros = (119 - Int(byteCount % 64)) % 64
    let bits = withUnsafeBytes(of: (byteCount * 8).bigEndian) { Array($0) }
    padded.update(([0x80] as [UInt8])[...] + [UInt8](repeating: 0, count: zeros) + bits)
    return (0..<8).map { index in
      let digits = String(padded.state[index], radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// Takes whole blocks in; `SIMD8` is only where eight words are kept without an array.
  private static func compress(
    _ blocks: UnsafeRawBufferPointer, into state: inout SIMD8<UInt32>
  ) {
    guard !blocks.isEmpty else { return }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
      roundConstants.withUnsafeBufferPointer { constants in
        for start in stride(from: 0, to: blocks.count, by: 64) {
          expand(blocks, start, into: words)
          state &+= rounds(state, words, constants)
        }
      }
    }
  }

  /// The message schedule of one block.
  private static func expand(
    _ blocks: UnsafeRawBufferPointer, _ start: Int, into words: UnsafeMutableBufferPointer<UInt32>
  ) {
    for i in 0..<16 {
      words[i] = UInt32(
        bigEndian: blocks.loadUnaligned(fromByteOffset: start + 4 * i, as: UInt32.self))
    }
    for i in 16..<64 {
      let (x, y) = (words[i - 15], words[i - 2])
      let low = rotated(x, 7) ^ rotated(x, 18) ^ (x &>> 3)
      let high = rotated(y, 17) ^ rotated(y, 19) ^ (y &>> 10)
      words[i] = words[i - 16] &+ low &+ words[i - 7] &+ high
    }
  }

  private static func rounds(
    _ state: SIMD8<UInt32>, _ words: UnsafeMutableBufferPointer<UInt32>,
    _ constants: UnsafeBufferPointer<UInt32>
  ) -> SIMD8<UInt32> {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for i in 0..<64 {
      let choice = (e & f) ^ (~e & g)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let first =
        h &+ (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) &+ choice &+ constants[i]
        &+ words[i]
      let second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ majority
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    return SIMD8(a, b, c, d, e, f, g, h)
  }

  @inline(__always)
  private static func rotated(_ x: UInt32, _ count: UInt32) -> UInt32 {
    (x &>> count) | (x &<< (32 - count))
  }

  /// The first 32 bits of the fractions of the cube roots of the first 64 primes.
  private static let roundConstants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1,
    0x923f_82a4, 0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3,
    0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786,
    0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147,
    0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13,
    0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a,
    0x5b9c_ca4f, 0x682e_6ff3, 0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208,
    0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
