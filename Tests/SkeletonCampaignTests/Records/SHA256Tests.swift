import SkeletonCampaign
import Testing

@Suite struct SHA256Tests {
  /// From FIPS 180-2, appendix B, and NIST's CAVP file SHA256ShortMsg.rsp.
  static let vectors: [(message: [UInt8], hash: String)] = [
    ([], "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    (Array("abc".utf8), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8),
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    ([0xd3], "28969cdfa74a12c82f3bad960b0b000aca2ac329deea5c2328ebc6f2ba9802c1"),
    (
      Array(repeating: UInt8(ascii: "a"), count: 100_000),
      "6d1cf22d7cc09b085dfc25ee1a1f3ae0265804c607bc2074ad253bcc82fd81ee"
    ),
  ]

  @Test("known messages have the hashes of the standard", arguments: vectors)
  func known(message: [UInt8], hash: String) {
    var whole = SHA256()
    whole.update(message[...])
    #expect(whole.hexadecimal == hash)
  }

  @Test("a message in pieces of any size has the hash of the whole")
  func pieces() {
    let message = (0..<300).map { UInt8(truncatingIfNeeded: $0 * 7 + 3) }
    for length in [55, 56, 63, 64, 65, 119, 120, 128, 300] {
      var whole = SHA256()
      whole.update(message[..<length])
      for size in [1, 3, 63, 64, 65, 100] {
        var hash = SHA256()
        for start in stride(from: 0, to: length, by: size) {
          hash.update(message[start..<min(start + size, length)])
        }
        #expect(hash.hexadecimal == whole.hexadecimal, "\(length) bytes by \(size)")
      }
    }
  }
}
