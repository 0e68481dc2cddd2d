internal import SkeletonUI

extension Evaluator {
  func areEqual(_ a: Value, _ b: Value, _ place: Int) throws(NotationError) -> Bool {
    try step(place)
    switch (a, b) {
    case (.deferred(let a), .deferred(let b)):
      throw fail(place, "the types of '.\(a.rootName)' and '.\(b.rootName)' cannot be told here")
    case (.deferred, _):
      guard let a = try resolved(a, like: b) else { return false }
      return try areEqual(a, b, place)
    case (_, .deferred): return try areEqual(b, a, place)
    case (.none, .none): return true
    case (.bool(let a), .bool(let b)): return a == b
    case (.native(let a), .native(let b)): return Self.equal(a, b)
    case (.enumCase(let a), .enumCase(let b)):
      guard a.type === b.type, a.name == b.name else { return false }
      return try areEqual(a.values.map(\.value), b.values.map(\.value), place)
    case (.array(let a), .array(let b)): return try areEqual(a, b, place)
    case (.tuple(let a), .tuple(let b)):
      return try areEqual(a.map(\.value), b.map(\.value), place)
    case (.instance(let a), .instance(let b)):
      guard a.type === b.type, a.fields.keys == b.fields.keys else { return false }
      for (name, value) in a.fields {
        guard let other = b.fields[name], try areEqual(value, other, place) else { return false }
      }
      return true
    case (.object, .object): return areSame(a, b)
    default: break
    }
    if let (a, b) = try numbers(a, b, place) { return a == b }
    if let a = a.stringValue, let b = b.stringValue { return a == b }
    return false
  }

  private func areEqual(_ a: [Value], _ b: [Value], _ place: Int) throws(NotationError) -> Bool {
    guard a.count == b.count else { return false }
    for (a, b) in zip(a, b) {
      guard try deeper(place, { () throws(NotationError) in try areEqual(a, b, place) })
      else { return false }
    }
    return true
  }

  func areSame(_ a: Value, _ b: Value) -> Bool {
    if case .object(let a) = a, case .object(let b) = b { return a === b }
    return false
  }

  private static func equal(_ a: Any, _ b: Any) -> Bool {
    func equal<T: Equatable>(_ a: T, _ b: Any) -> Bool { b as? T == a }
    guard let a = a as? any Equatable else { return false }
    return equal(a, b)
  }

  func isLess(_ a: Value, _ b: Value, _ place: Int) throws(NotationError) -> Bool {
    if case .deferred = a, let a = try resolved(a, like: b) { return try isLess(a, b, place) }
    if case .deferred = b, let b = try resolved(b, like: a) { return try isLess(a, b, place) }
    if let (a, b) = try numbers(a, b, place) { return a < b }
    if let a = a.stringValue, let b = b.stringValue { return a < b }
    if case .native(let a) = a, case .native(let b) = b, let a = a as? DynamicTypeSize,
      let b = b as? DynamicTypeSize
    {
      return a < b
    }
    if case .enumCase(let a) = a, case .enumCase(let b) = b, a.type === b.type {
      let names = a.type.members.cases.map(\.name)
      return (names.firstIndex(of: a.name) ?? 0) < (names.firstIndex(of: b.name) ?? 0)
    }
    throw fail(place, "\(typeName(of: a)) and \(typeName(of: b)) cannot be compared")
  }

  /// Both as decimals when both are numbers of types that can be compared.
  private func numbers(
    _ a: Value, _ b: Value, _ place: Int
  ) throws(NotationError) -> (Double, Double)? {
    switch (a, b) {
    case (.integer, .decimal), (.decimal, .integer):
      throw fail(
        place, "Int and Double cannot be compared: convert with CGFloat(…) or Int(…)")
    default:
      guard let a = a.numericValue, let b = b.numericValue else { return nil }
      return (a, b)
    }
  }
}

extension Value {
  /// A number of any type as a decimal.
  var numericValue: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .decimal(let value): value
    case .number(let value): value.decimal
    default: nil
    }
  }

  var stringValue: String? {
    switch self {
    case .string(let value): value
    case .text(let value): value.string
    default: nil
    }
  }

  /// The value with the type that it has where nothing else is said.
  var settled: Value {
    switch self {
    case .array(let values): .array(values.map(\.settledLiteral))
    case .tuple(let values): .tuple(values.map { ($0.label, $0.value.settledLiteral) })
    default: settledLiteral
    }
  }

  /// Elements of elements keep their open types, so that this takes no time to speak of.
  private var settledLiteral: Value {
    switch self {
    case .number(let value): value.settled
    case .text(let value): .string(value.string)
    default: self
    }
  }
}
