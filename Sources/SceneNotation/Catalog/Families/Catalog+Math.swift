internal import Glibc

extension Catalog {
  @Sendable static func addMath(_ catalog: inout Catalog) {
    catalog.function("max", given(nil, NumberList.self)) { (numbers) in numbers.extreme(>) }
    catalog.function("min", given(nil, NumberList.self)) { (numbers) in numbers.extreme(<) }
    catalog.function("abs", given(nil, Int.self)) { (value) in value == .min ? .max : abs(value) }
    catalog.function("abs", given(nil, Double.self)) { (value) in abs(value) }
    catalog.function("floor", given(nil, Double.self)) { $0.rounded(.down) }
    catalog.function("ceil", given(nil, Double.self)) { $0.rounded(.up) }
    catalog.function("round", given(nil, Double.self)) { $0.rounded() }
    catalog.function("sqrt", given(nil, Double.self)) { $0.squareRoot() }
    catalog.function("pow", given(nil, Double.self), given(nil, Double.self)) { pow($0, $1) }
    catalog.function("sin", given(nil, Double.self)) { sin($0) }
    catalog.function("cos", given(nil, Double.self)) { cos($0) }
    catalog.function("tan", given(nil, Double.self)) { tan($0) }
    catalog.function("print", given(nil, AnyValue.self)) { (_) in }
    catalog.function("withAnimation", given(nil, UncalledClosure.self)) { (_) in }
  }
}

/// The arguments of `max` and `min`, joined by the call.
struct NumberList: Notated {
  static var notation: String { "number" }
  static var isVariadic: Bool { true }
  let values: [Value]

  static func reading(
    _ value: Value, with evaluator: Evaluator
  ) throws(NotationError) -> NumberList? {
    guard case .array(let values) = value, !values.isEmpty else { return nil }
    var numbers: [Value] = []
    for value in values {
      let value = try evaluator.resolved(value, as: "Double") ?? value
      guard value.numericValue != nil else { return nil }
      numbers.append(value)
    }
    return NumberList(values: numbers)
  }

  /// The first value that none other comes before, in the type that all of them agree on.
  func extreme(_ isBefore: (Double, Double) -> Bool) -> Value {
    var best = values[0]
    for value in values.dropFirst()
    where isBefore(value.numericValue ?? 0, best.numericValue ?? 0) { best = value }
    guard case .number(let number) = best else { return best }
    for value in values {
      if case .integer = value, let integer = number.integer { return .integer(integer) }
      if case .decimal = value { return .decimal(number.decimal) }
      if case .number(let other) = value, other.integer == nil {
        return .number(LiteralNumber(number.decimal))
      }
    }
    return best
  }
}
