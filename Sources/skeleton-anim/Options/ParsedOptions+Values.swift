import SkeletonAnim

/// Values read as what they mean; each failure names the option, what was given and what is
/// accepted.
extension ParsedOptions {
  func has(_ name: String) -> Bool { values[name] != nil }

  func text(_ name: String) -> String? { values[name]?.first }

  /// Reads a value; `parse` answers nil for one that is not accepted.
  func value<T>(
    _ name: String, _ accepted: String, parse: (String) -> T?
  ) throws(UsageError) -> T? {
    guard let given = text(name) else { return nil }
    guard let value = parse(given) else {
      throw .invalidValue(option: name, given: given, accepted: accepted)
    }
    return value
  }

  /// One of a few words.
  func choice<T>(_ name: String, _ words: KeyValuePairs<String, T>) throws(UsageError) -> T? {
    let accepted = words.map(\.key)
    let list = accepted.dropLast().joined(separator: ", ")
    let last = accepted[accepted.count - 1]
    return try value(name, accepted.count > 1 ? "\(list) or \(last)" : last) { given in
      words.first { $0.key == given }?.value
    }
  }

  /// A plain decimal within a range.
  func number(
    _ name: String, in range: ClosedRange<Double>
  ) throws(UsageError) -> Double? {
    try value(name, "a number in \(Self.text(range.lowerBound))…\(Self.text(range.upperBound))") {
      Rational(decimal: $0).map(\.double).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// A whole number within a range.
  func integer(_ name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    try value(name, "a whole number in \(range.lowerBound)…\(range.upperBound)") { given in
      Rational(decimal: given).flatMap { value in
        value.isInteger && range.contains(value.numerator) ? value.numerator : nil
      }
    }
  }

  /// A time of up to a day; 0 only where that makes sense.
  func seconds(_ name: String, allowsZero: Bool) throws(UsageError) -> Rational? {
    let accepted = "a time such as 1.5, 1.5s or 1500ms, \(allowsZero ? "0" : "above 0") to 86400 s"
    return try value(name, accepted) { given in
      guard let time = Rational(seconds: given), time >= .zero, time <= Rational(86_400),
        allowsZero || time > .zero
      else { return nil }
      return time
    }
  }

  /// A number of bytes: `1500000`, `500KB`, `2MB`, `2GiB`.
  func byteCount(_ name: String) throws(UsageError) -> Int? {
    let units: [(String, Int)] = [
      ("KiB", 1 << 10), ("MiB", 1 << 20), ("GiB", 1 << 30), ("KB", 1000), ("MB", 1_000_000),
      ("GB", 1_000_000_000), ("B", 1), ("", 1),
    ]
    return try value(name, "a size such as 500KB, 2MB or 2GiB, above 0") { given in
      guard let (suffix, factor) = units.first(where: { given.hasSuffix($0.0) }),
        let number = Rational(decimal: given.dropLast(suffix.count)), number > .zero
      else { return nil }
      let bytes = (number * Rational(factor)).floor
      return bytes > 0 ? bytes : nil
    }
  }

  private static func text(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }
}
