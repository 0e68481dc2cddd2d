extension RGBA {
  /// Reads `#RGB`, `#RRGGBB`, `#RRGGBBAA`, a CSS colour name in any case, or `transparent`.
  ///
  /// nil for everything else. Names are those of CSS Color Module Level 4.
  package init?(_ text: some StringProtocol) {
    guard text.first == "#" else {
      let name = text.lowercased()
      if name == "transparent" {
        self = .clear
      } else if let value = CSSColorNames.values[name] {
        self.init(hex: value)
      } else {
        return nil
      }
      return
    }
    let digits = text.dropFirst()
    guard digits.utf8.allSatisfy(Self.isHexDigit), let value = UInt32(digits, radix: 16) else {
      return nil
    }
    switch digits.count {
    case 3:
      self.init(hex: (value >> 8) * 0x110000 + (value >> 4 & 15) * 0x1100 + (value & 15) * 0x11)
    case 6: self.init(hex: value)
    case 8: self.init(hex: value >> 8, alpha: Double(value & 255) / 255)
    default: return nil
    }
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
