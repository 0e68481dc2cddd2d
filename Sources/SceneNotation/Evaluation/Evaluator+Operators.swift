internal import SkeletonUI

extension Evaluator {
  func prefix(_ name: String, _ value: Value, _ place: Int) throws(NotationError) -> Value {
    switch (name, value) {
    case ("!", .bool(let value)): return .bool(!value)
    case ("+", .integer), ("+", .decimal), ("+", .number): return value
    case ("-", .integer(let value)):
      return .integer(try exact(0.subtractingReportingOverflow(value), place))
    case ("-", .decimal(let value)): return .decimal(-value)
    case ("-", .number(let value)):
      return .number(LiteralNumber(integer: value.integer.map { 0 &- $0 }, decimal: -value.decimal))
    case ("-", .deferred(let value)):
      return try prefix(name, try decimal(from: value, place), place)
    default:
      throw fail(place, "'\(name)' cannot be applied to \(typeName(of: value))")
    }
  }

  func binary(
    _ name: String, _ a: Expression, _ b: Expression, _ scope: Scope, _ place: Int
  ) throws(NotationError) -> Value {
    switch name {
    case "&&": return .bool(try bool(a, scope) ? try bool(b, scope) : false)
    case "||": return .bool(try bool(a, scope) ? true : try bool(b, scope))
    case "??":
      let value = try evaluate(a, scope)
      if case .none = value { return try evaluate(b, scope) }
      return value
    default:
      let left = try evaluate(a, scope)
      return try apply(name, left, try evaluate(b, scope), place)
    }
  }

  func apply(
    _ name: String, _ a: Value, _ b: Value, _ place: Int
  ) throws(NotationError) -> Value {
    switch name {
    case "==": return .bool(try areEqual(a, b, place))
    case "!=": return .bool(!(try areEqual(a, b, place)))
    case "===": return .bool(areSame(a, b))
    case "!==": return .bool(!areSame(a, b))
    case "<": return .bool(try isLess(a, b, place))
    case ">": return .bool(try isLess(b, a, place))
    case "<=": return .bool(!(try isLess(b, a, place)))
    case ">=": return .bool(!(try isLess(a, b, place)))
    case "..<", "...": return try range(a, b, isClosed: name == "...", place)
    default: return try arithmetic(name, a, b, place)
    }
  }

  private func arithmetic(
    _ name: String, _ a: Value, _ b: Value, _ place: Int
  ) throws(NotationError) -> Value {
    switch (a, b) {
    case (.number(let a), .number(let b)): return try literal(name, a, b, place)
    case (.integer(let a), .integer(let b)): return .integer(try integer(name, a, b, place))
    case (.integer(let a), .number(let b)):
      if let b = b.integer { return .integer(try integer(name, a, b, place)) }
    case (.number(let a), .integer(let b)):
      if let a = a.integer { return .integer(try integer(name, a, b, place)) }
    case (.decimal(let a), .decimal(let b)): return .decimal(try decimal(name, a, b, place))
    case (.decimal(let a), .number(let b)):
      return .decimal(try decimal(name, a, b.decimal, place))
    case (.number(let a), .decimal(let b)):
      return .decimal(try decimal(name, a.decimal, b, place))
    case (.deferred(let a), .decimal), (.deferred(let a), .number):
      return try arithmetic(name, try decimal(from: a, place), b, place)
    case (.decimal, .deferred(let b)), (.number, .deferred(let b)):
      return try arithmetic(name, a, try decimal(from: b, place), place)
    case (.array(let a), .array(let b)) where name == "+":
      try checked(count: a.count + b.count)
      return .array(a + b)
    default: break
    }
    if name == "+", let sum = try joined(a, b) { return sum }
    throw fail(
      place,
      "'\(name)' cannot be applied to \(typeName(of: a)) and \(typeName(of: b))"
        + Self.conversionHint(a, b))
  }

  /// Strings, or texts with their attributes, one after the other.
  private func joined(_ a: Value, _ b: Value) throws(NotationError) -> Value? {
    if let a = a.stringValue, let b = b.stringValue { return .string(try checked(a + b)) }
    guard case .native(let a) = a, case .native(let b) = b, let a = a as? Text, let b = b as? Text
    else { return nil }
    return .native(a + b)
  }

  private static func conversionHint(_ a: Value, _ b: Value) -> String {
    switch (a, b) {
    case (.integer, .decimal), (.decimal, .integer), (.integer, .number), (.number, .integer):
      ": convert with CGFloat(…) or Int(…)"
    default: ""
    }
  }

  private func literal(
    _ name: String, _ a: LiteralNumber, _ b: LiteralNumber, _ place: Int
  ) throws(NotationError) -> Value {
    var result: Int?
    if let a = a.integer, let b = b.integer {
      // A division by zero or an overflow is wrong only if an integer is wanted.
      result = Self.integer(name, a, b).flatMap { $0.overflow ? nil : $0.partialValue }
    }
    if !["+", "-", "*", "/"].contains(name) {
      let value = try integer(name, a.integer ?? 0, b.integer ?? 0, place)
      return .number(LiteralNumber(value))
    }
    return .number(
      LiteralNumber(integer: result, decimal: try decimal(name, a.decimal, b.decimal, place)))
  }

  private func integer(
    _ name: String, _ a: Int, _ b: Int, _ place: Int
  ) throws(NotationError) -> Int {
    guard let result = Self.integer(name, a, b) else {
      throw fail(place, b == 0 ? "division by zero" : "'\(name)' cannot be applied to integers")
    }
    return try exact(result, place)
  }

  private static func integer(
    _ name: String, _ a: Int, _ b: Int
  ) -> (partialValue: Int, overflow: Bool)? {
    switch name {
    case "+": a.addingReportingOverflow(b)
    case "-": a.subtractingReportingOverflow(b)
    case "*": a.multipliedReportingOverflow(by: b)
    case "/": b == 0 ? nil : a.dividedReportingOverflow(by: b)
    case "%": b == 0 ? nil : a.remainderReportingOverflow(dividingBy: b)
    case "<<": (a << b, false)
    case ">>": (a >> b, false)
    case "|": (a | b, false)
    case "&": (a & b, false)
    default: nil
    }
  }

  func exact(
    _ result: (partialValue: Int, overflow: Bool), _ place: Int
  ) throws(NotationError) -> Int {
    guard !result.overflow else { throw fail(place, "the integer result is too large") }
    return result.partialValue
  }

  private func decimal(
    _ name: String, _ a: Double, _ b: Double, _ place: Int
  ) throws(NotationError) -> Double {
    switch name {
    case "+": return a + b
    case "-": return a - b
    case "*": return a * b
    case "/": return a / b
    default: throw fail(place, "'\(name)' cannot be applied to decimals")
    }
  }

  /// `.infinity` and its like among numbers.
  private func decimal(
    from deferred: DeferredValue, _ place: Int
  ) throws(NotationError) -> Value {
    guard let value = try resolved(.deferred(deferred), as: "CGFloat") else {
      throw fail(place, "the type of '.\(deferred.rootName)' cannot be told here")
    }
    return value
  }

  private func range(
    _ a: Value, _ b: Value, isClosed: Bool, _ place: Int
  ) throws(NotationError) -> Value {
    guard !(try isLess(b, a, place)) else {
      throw fail(place, "a range ends before it starts")
    }
    var (lower, upper) = (a, b)
    // An integer on either side decides about a literal on the other.
    if case .number(let number) = lower, case .integer = upper { lower = number.settled }
    if case .number(let number) = upper, case .integer = lower { upper = number.settled }
    return .range(RangeValue(lower: lower, upper: upper, isClosed: isClosed))
  }
}
