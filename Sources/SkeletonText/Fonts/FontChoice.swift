/// One question that text puts to the fonts of a machine: which file has this font?
///
/// As text it is `WEIGHT STYLE FAMILY` or, for characters that another font must stand in for,
/// `WEIGHT STYLE U+1F600…`, so that it can be kept and asked again.
package struct FontChoice: Sendable, Hashable {
  enum Wanted: Sendable, Hashable {
    /// nil is the library's own family.
    case family(String?)
    case substitute([Unicode.Scalar])
  }

  var style: FontStyle
  var wanted: Wanted

  init(_ spec: FontSpec) {
    style = FontStyle(spec)
    wanted = .family(spec.family)
  }

  init(standingInFor scalars: [Unicode.Scalar], _ spec: FontSpec) {
    style = FontStyle(spec)
    wanted = .substitute(scalars)
  }
}

extension FontChoice: LosslessStringConvertible {
  package var description: String {
    let prefix = "\(style.weight) \(style.isItalic ? "italic" : "roman") "
    switch wanted {
    case .family(let name): return prefix + (name ?? "")
    case .substitute(let scalars):
      return prefix + scalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }.joined()
    }
  }

  /// - Returns: nil for text that no choice has.
  package init?(_ description: String) {
    let parts = description.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let weight = Int(parts[0]), ["italic", "roman"].contains(parts[1])
    else { return nil }
    let spec = FontSpec(size: 1, weight: weight, isItalic: parts[1] == "italic")
    style = FontStyle(spec)
    guard parts[2].hasPrefix("U+") else {
      wanted = .family(parts[2].isEmpty ? nil : String(parts[2]))
      return
    }
    let numbers = parts[2].split(separator: "U+").map { UInt32($0, radix: 16) }
    let scalars = numbers.compactMap { $0.flatMap(Unicode.Scalar.init) }
    guard scalars.count == numbers.count else { return nil }
    wanted = .substitute(scalars)
  }
}
