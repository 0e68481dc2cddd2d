/// A type that arguments of the library's functions can have.
protocol Notated: SendableMetatype {
  /// As it is called in messages, and where its implicit members are looked up.
  static var notation: String { get }
  /// Whether a trailing closure can be meant for it.
  static var takesClosure: Bool { get }
  /// Whether any number of arguments is taken, as an array.
  static var isVariadic: Bool { get }
  /// Whether values of this type have the methods and properties that are given for it.
  static func fits(_ value: Value, _ evaluator: Evaluator) throws(NotationError) -> Bool
  /// The value in this type; nil when it has another.
  static func reading(
    _ value: Value, with evaluator: Evaluator
  ) throws(NotationError) -> Self?
}

extension Notated {
  static var takesClosure: Bool { false }
  static var isVariadic: Bool { false }
  static func fits(_ value: Value, _ evaluator: Evaluator) throws(NotationError) -> Bool {
    try reading(value, with: evaluator) != nil
  }
}

/// A type of the library whose values the evaluator only hands on.
protocol NativeNotated: Notated {}

extension NativeNotated {
  static func reading(
    _ value: Value, with evaluator: Evaluator
  ) throws(NotationError) -> Self? {
    guard case .native(let native)? = try evaluator.resolved(value, as: notation) else {
      return nil
    }
    return native as? Self
  }
}

extension Optional: Notated where Wrapped: Notated {
  static var notation: String { Wrapped.notation + "?" }
  static var takesClosure: Bool { Wrapped.takesClosure }

  static func reading(
    _ value: Value, with evaluator: Evaluator
  ) throws(NotationError) -> Wrapped?? {
    if case .none = value { return .some(nil) }
    return try Wrapped.reading(value, with: evaluator).map { .some($0) }
  }
}

extension Array: Notated where Element: Notated {
  static var notation: String { "[\(Element.notation)]" }

  static func reading(
    _ value: Value, with evaluator: Evaluator
  ) throws(NotationError) -> [Element]? {
    guard case .array(let values) = value else { return nil }
    var result: [Element] = []
    for value in values {
      guard let element = try Element.reading(value, with: evaluator) else { return nil }
      result.append(element)
    }
    return result
  }
}

/// A parameter of one of the library's functions.
struct Parameter<P: Notated>: Sendable {
  let label: String?
  let defaultValue: (@Sendable () -> P)?

  var shape: ParameterShape {
    ParameterShape(
      label: label, type: P.notation, hasDefault: defaultValue != nil, takesClosure: P.takesClosure,
      isVariadic: P.isVariadic)
  }
}

/// What matching arguments to parameters looks at.
struct ParameterShape: Sendable {
  var label: String?
  var type: String
  var hasDefault: Bool
  var takesClosure: Bool
  var isVariadic = false
}

/// A parameter that must be given; nil for one without a label.
func given<P: Notated>(_ label: String?, _ type: P.Type) -> Parameter<P> {
  Parameter(label: label, defaultValue: nil)
}

/// A parameter that may be left out.
func given<P: Notated>(
  _ label: String?, _ type: P.Type, else value: @autoclosure @escaping @Sendable () -> P
) -> Parameter<P> {
  Parameter(label: label, defaultValue: value)
}
