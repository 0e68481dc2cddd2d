/// Numbers as people read them, the same in every surroundings.
package enum QuantityText {
  /// Up to two decimals, without trailing zeros: 1.5, 0.03, 12.
  static func decimal(_ value: Double) -> String {
    guard let hundredths = Int(exactly: (value * 100).rounded()) else { return "\(value)" }
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    return rest % 10 == 0
      ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// In decimal units with three significant digits at most, as the script of the page does too:
  /// 604 KB, 3.2 MB.
  static func bytes(_ count: Int) -> String {
    var value = Double(count)
    var unit = 0
    while value >= 999.5 && unit < 3 {
      value /= 1000
      unit += 1
    }
    let digits = value < 9.95 && unit > 0 ? (value * 10).rounded() / 10 : value.rounded()
    return "\(decimal(digits)) \(["B", "KB", "MB", "GB"][unit])"
  }

  static func seconds(_ value: Double) -> String { "\(decimal(value)) s" }

  /// A count with its noun: 1 file, 2 files.
  package static func count(_ count: Int, _ noun: String, plural: String? = nil) -> String {
    "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
  }
}
