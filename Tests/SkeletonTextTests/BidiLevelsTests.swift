import Testing

@testable import SkeletonText

@Suite("bidirectional text")
struct BidiLevelsTests {
  /// Capital letters stand for Hebrew ones, as in the examples of UAX #9.
  private static func decoded(_ string: String) -> [UInt16] {
    string.utf16.map { (65...90).contains($0) ? $0 - 65 + 0x5D0 : $0 }
  }

  @Test(
    "characters are seen in the order of the Unicode examples",
    arguments: [
      ("car is THE CAR in arabic", false, "car is RAC EHT in arabic"),
      ("CAR IS the car IN ENGLISH", false, "HSILGNE NI the car SI RAC"),
      ("he said \u{2066}IT IS 123, OK\u{2069}.", false, "he said \u{2066}KO ,123 SI TI\u{2069}."),
      ("he said IT (x).", false, "he said TI (x)."), ("IT, x.", false, ".x ,TI"),
      ("...", true, "..."), ("abc.", true, "abc."), ("12 + 3", true, "3 + 12"),
    ])
  func order(string: String, isRightToLeft: Bool, seen: String) {
    let text = Self.decoded(string)
    let levels = BidiLevels(text, isRightToLeft: isRightToLeft).levels
    let order = BidiLevels.visualOrder(levels)
    let characters = Array(string.utf16)
    #expect(String(decoding: order.map { characters[$0] }, as: UTF16.self) == seen)
  }

  @Test("each paragraph has its own direction; the layout's is for those that have none")
  func bases() {
    let text = Self.decoded("ab\nCD\n12")
    #expect(BidiLevels(text, isRightToLeft: true).bases == [0, 0, 0, 1, 1, 1, 1, 1])
    #expect(BidiLevels(text, isRightToLeft: false).bases == [0, 0, 0, 1, 1, 1, 0, 0])
    #expect(BidiLevels([], isRightToLeft: true).levels == [])
  }
}
