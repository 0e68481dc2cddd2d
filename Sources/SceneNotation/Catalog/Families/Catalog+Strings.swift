internal import Foundation

extension Catalog {
  @Sendable static func addStrings(_ catalog: inout Catalog) {
    catalog.type("Character", given(nil, String.self)) { $0 }
    catalog.type("String") { "" }
    catalog.type("String", given(nil, DescribedValue.self)) { $0.text }
    catalog.type("String", given("describing", DescribedValue.self)) { $0.text }
    catalog.type("String", given("repeating", String.self), given("count", RepeatedCount.self)) {
      (text, count) throws(NotationError) in try count.repeating(text)
    }
    catalog.type("String", given("format", String.self), given(nil, FormatArguments.self)) {
      (format, arguments) throws(NotationError) in try arguments.formatted(format)
    }
    catalog.type("UUID") { "00000000-0000-0000-0000-000000000000" }
    addStringMembers(&catalog)
  }

  private static func addStringMembers(_ catalog: inout Catalog) {
    catalog.property("count") { (text: String) in text.count }
    catalog.property("isEmpty") { (text: String) in text.isEmpty }
    catalog.property("capitalized") { (text: String) in text.capitalized }
    catalog.property("uuidString") { (text: String) in text }
    catalog.property("first") { (text: String) -> Value in
      text.first.map { .string(String($0)) } ?? .none
    }
    catalog.property("last") { (text: String) -> Value in
      text.last.map { .string(String($0)) } ?? .none
    }
    catalog.method("uppercased") { (text: String) in text.uppercased() }
    catalog.method("lowercased") { (text: String) in text.lowercased() }
    catalog.method("hasPrefix", given(nil, String.self)) { (text: String, other) in
      text.hasPrefix(other)
    }
    catalog.method("hasSuffix", given(nil, String.self)) { (text: String, other) in
      text.hasSuffix(other)
    }
    catalog.method("contains", given(nil, String.self)) { (text: String, other) in
      other.isEmpty || text.contains(other)
    }
    catalog.method("prefix", given(nil, Int.self)) { (text: String, count) in
      String(text.prefix(max(count, 0)))
    }
    catalog.method("suffix", given(nil, Int.self)) { (text: String, count) in
      String(text.suffix(max(count, 0)))
    }
    catalog.method("split", given("separator", String.self)) { (text: String, separator) in
      separator.isEmpty
        ? [Value.string(text)]
        : text.components(separatedBy: separator).filter { !$0.isEmpty }.map { Value.string($0) }
    }
    catalog.method("components", given("separatedBy", String.self)) { (text: String, separator) in
      separator.isEmpty
        ? [Value.string(text)] : text.components(separatedBy: separator).map { Value.string($0) }
    }
    catalog.property("description") { (value: DescribedValue) in value.text }
    catalog.method("formatted") { (value: DescribedValue) in value.text }
  }
}

/// A number, string or case as text.
struct DescribedValue: Notated {
  static var notation: String { "value" }
  let text: String

  static func reading(
    _ value: Value, with evaluator: Evaluator
  ) throws(NotationError) -> DescribedValue? {
    switch value {
    case .instance, .object, .native, .function, .type, .deferred: nil
    default: DescribedValue(text: try evaluator.description(of: value))
    }
  }
}

/// How often a string or an array is repeated, within the limits.
struct RepeatedCount: Notated {
  static var notation: String { "Int" }
  private let count: Int
  private let evaluator: Evaluator

  static func reading(
    _ value: Value, with evaluator: Evaluator
  ) throws(NotationError) -> RepeatedCount? {
    try Int.reading(value, with: evaluator).map {
      RepeatedCount(count: max($0, 0), evaluator: evaluator)
    }
  }

  func repeating(_ text: String) throws(NotationError) -> String {
    let (bytes, overflow) = text.utf8.count.multipliedReportingOverflow(by: count)
    guard !overflow, bytes <= evaluator.limits.stringLength else {
      throw evaluator.fail(
        "a string is longer than \(evaluator.limits.stringLength) bytes, which is the limit")
    }
    return String(repeating: text, count: count)
  }

  func repeating(_ value: Value) throws(NotationError) -> [Value] {
    try evaluator.checked(count: count)
    return Array(repeating: value, count: count)
  }
}

/// The values after a format.
struct FormatArguments: Notated {
  static var notation: String { "value" }
  static var isVariadic: Bool { true }
  private let values: [Value]
  private let evaluator: Evaluator

  static func reading(_ value: Value, with evaluator: Evaluator) -> FormatArguments? {
    guard case .array(let values) = value else { return nil }
    return FormatArguments(values: values.map(\.settled), evaluator: evaluator)
  }

  func formatted(_ format: String) throws(NotationError) -> String {
    try evaluator.formatted(format, values, evaluator.place)
  }
}
