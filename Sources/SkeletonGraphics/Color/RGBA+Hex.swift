extension RGBA {
  /// A colour as written in CSS with digits: `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`.
  ///
  /// nil for anything else.
  package init?(hexText text: some StringProtocol) {
    guard text.first == "#" else { return nil }
    let digits = text.dropFirst().compactMap(\.hexDigitValue)
    guard digits.count == text.count - 1, text.dropFirst().allSatisfy(\.isASCII) else { return nil }
    let bytes: [Int]
    switch digits.count {
    case 3, 4: bytes = digits.map { $0 * 17 }
    case 6, 8:
      bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    default: return nil
    }
    func unit(_ index: Int) -> Double { Double(bytes[index]) / 255 }
    self.init(
      red: unit(0), green: unit(1), blue: unit(2), alpha: bytes.count > 3 ? unit(3) : 1)
  }
}
