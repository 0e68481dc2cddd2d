/// Values as pieces of file names that every disk, shell and web server takes as they are.
enum SafeName {
  /// Letters and digits of every script and `-_.,+=@()~!` stay; any run of other characters is a
  /// hyphen between what stays, and nothing at the ends, nor do dots stay there: `30000/1001` is
  /// `30000-1001`, `#FFF` is `FFF`, `../a` is `a`. Empty when nothing stays.
  static func piece(_ value: String) -> String {
    var result = String.UnicodeScalarView()
    // Held back until it is known that something follows.
    var between = String.UnicodeScalarView()
    for scalar in value.unicodeScalars {
      if scalar == "." {
        between.append(scalar)
      } else if !isKept(scalar) {
        if between.last != "-" { between.append("-") }
      } else {
        if !result.isEmpty { result.append(contentsOf: between) }
        between.removeAll()
        result.append(scalar)
      }
    }
    return String(result)
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || "-_.,+=@()~!".unicodeScalars.contains(scalar)
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
      return true
    default: return false
    }
  }
}
