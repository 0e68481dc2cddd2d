internal import SkeletonUI

extension Bool: Notated {
  static var notation: String { "Bool" }
  static func reading(_ value: Value, with evaluator: Evaluator) -> Bool? {
    if case .binding(let binding) = value { return reading(binding.value, with: evaluator) }
    return if case .bool(let value) = value { value } else { nil }
  }
}

extension Int: Notated {
  static var notation: String { "Int" }
  static func reading(
    _ value: Value, with evaluator: Evaluator
  ) throws(NotationError) -> Int? {
    switch try evaluator.resolved(value, as: "Int") {
    case .integer(let value): value
    case .number(let value): value.integer
    default: nil
    }
  }
}

extension Double: Notated {
  static var notation: String { "Double" }
  static func reading(
    _ value: Value, with evaluator: Evaluator
  ) throws(NotationError) -> Double? {
    switch try evaluator.resolved(value, as: "Double") {
    case .decimal(let value): value
    case .number(let value): value.decimal
    default: nil
    }
  }
}

extension CGFloat: Notated {
  static var notation: String { "CGFloat" }
  static func reading(
    _ value: Value, with evaluator: Evaluator
  ) throws(NotationError) -> CGFloat? {
    try Double.reading(value, with: evaluator).map { CGFloat($0) }
  }
}

extension String: Notated {
  static var notation: String { "String" }
  static func reading(_ value: Value, with evaluator: Evaluator) -> String? { value.stringValue }
}

/// A value of any type.
struct AnyValue: Notated {
  static var notation: String { "any value" }
  let value: Value
  static func reading(_ value: Value, with evaluator: Evaluator) -> AnyValue? {
    AnyValue(value: value.settled)
  }
}

/// A number of any type.
struct AnyNumber: Notated {
  static var notation: String { "number" }
  let value: Double
  /// The integer, if it is one.
  let integer: Int?
  static func reading(
    _ value: Value, with evaluator: Evaluator
  ) throws(NotationError) -> AnyNumber? {
    let value = try evaluator.resolved(value, as: "Double") ?? value
    if case .integer(let integer) = value.settled {
      return AnyNumber(value: Double(integer), integer: integer)
    }
    return value.numericValue.map { AnyNumber(value: $0, integer: nil) }
  }
}

/// The names of a key path.
struct NotatedKeyPath: Notated {
  static var notation: String { "key path" }
  let names: [String]
  static func reading(_ value: Value, with evaluator: Evaluator) -> NotatedKeyPath? {
    if case .keyPath(let names) = value { NotatedKeyPath(names: names) } else { nil }
  }
}

/// A binding, or a plain value in its place.
struct NotatedBinding: Notated {
  static var notation: String { "Binding" }
  let value: Value
  static func reading(
    _ value: Value, with evaluator: Evaluator
  ) throws(NotationError) -> NotatedBinding? {
    guard case .binding(let binding)? = try evaluator.resolved(value, as: "Binding") else {
      return nil
    }
    return NotatedBinding(value: binding.value)
  }
}

/// A closure that a picture never calls: the action of a button.
struct UncalledClosure: Notated {
  static var notation: String { "closure" }
  static var takesClosure: Bool { true }
  static func reading(_ value: Value, with evaluator: Evaluator) -> UncalledClosure? {
    switch value {
    case .function, .void, .none: UncalledClosure()
    default: nil
    }
  }
}

/// A function that is called with values: `map { $0 + 1 }`, `map(\.name)`.
struct Callable: Notated {
  static var notation: String { "closure" }
  static var takesClosure: Bool { true }
  private let call: ([Value]) throws(NotationError) -> Value

  static func reading(_ value: Value, with evaluator: Evaluator) -> Callable? {
    let place = evaluator.place
    switch value {
    case .function(let function):
      return Callable { (values) throws(NotationError) in
        try evaluator.call(
          function, values.map { CallArgument(value: $0, place: place) }, place)
      }
    case .type(let type):
      return Callable { (values) throws(NotationError) in
        try evaluator.call(
          .type(type), values.map { CallArgument(value: $0, place: place) }, place, nil)
      }
    case .keyPath(let names):
      return Callable { (values) throws(NotationError) in
        try evaluator.value(at: names, of: values.first ?? .void, place)
      }
    default: return nil
    }
  }

  func callAsFunction(_ values: Value...) throws(NotationError) -> Value { try call(values) }

  func holds(_ values: Value...) throws(NotationError) -> Bool {
    if case .bool(let result) = try call(values) { result } else { false }
  }
}
