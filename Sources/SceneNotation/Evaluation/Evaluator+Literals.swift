internal import SkeletonUI

extension Evaluator {
  func literal(_ expression: Expression, _ scope: Scope) throws(NotationError) -> Value {
    switch expression.kind {
    case .integer(let value): return .number(LiteralNumber(value))
    case .decimal(let value): return .number(LiteralNumber(value))
    case .bool(let value): return .bool(value)
    case .string(let parts): return try string(parts, scope)
    case .array(let elements):
      try checked(count: elements.count)
      return .array(
        Self.unified(
          try elements.map { (element) throws(NotationError) in try evaluate(element, scope) }))
    case .dictionary(let elements):
      return .dictionary(
        try elements.map { (element) throws(NotationError) in
          (
            key: try evaluate(element.key, scope).settled,
            value: try evaluate(element.value, scope)
          )
        })
    case .tuple(let elements):
      if elements.isEmpty { return .void }
      return .tuple(
        try elements.map { (element) throws(NotationError) in
          (label: element.label, value: try evaluate(element.value, scope))
        })
    default: return Value.none
    }
  }

  /// One decimal among the literals of an array makes all of them decimals.
  private static func unified(_ values: [Value]) -> [Value] {
    let hasDecimal = values.contains {
      if case .number(let number) = $0 { number.integer == nil } else { false }
    }
    guard hasDecimal else { return values }
    return values.map {
      if case .number(let number) = $0 { .number(LiteralNumber(number.decimal)) } else { $0 }
    }
  }

  private func string(
    _ parts: [Expression.StringPart], _ scope: Scope
  ) throws(NotationError) -> Value {
    var text = LiteralText(string: "", key: "")
    var styled: [(String, Text?)] = []
    for part in parts {
      switch part {
      case .text(let literal):
        text.string += literal
        text.key += literal.replacing("%", with: "%%")
        styled.append((literal, nil))
      case .value(let expression, let format):
        let value = try evaluate(expression, scope).settled
        if case .native(let native) = value, let inner = native as? Text {
          styled.append(("", inner))
          continue
        }
        let described = try describe(value, format: format, scope, expression.place)
        text.string = try checked(text.string + described)
        text.key += Self.placeholder(for: value)
        text.arguments.append(described)
        styled.append((described, nil))
      }
    }
    guard styled.contains(where: { $0.1 != nil }) else {
      if parts.count == 1, case .text(let literal) = parts[0] { text.key = literal }
      return .text(text)
    }
    return .native(Self.key(styled))
  }

  /// How tables of translations name an interpolated value.
  private static func placeholder(for value: Value) -> String {
    switch value {
    case .integer: "%lld"
    case .decimal: "%lf"
    default: "%@"
    }
  }

  private static func key(_ parts: [(String, Text?)]) -> LocalizedStringKey {
    var interpolation = LocalizedStringKey.StringInterpolation(
      literalCapacity: 0, interpolationCount: 0)
    for (literal, text) in parts {
      if let text {
        interpolation.appendInterpolation(text)
      } else {
        interpolation.appendLiteral(literal)
      }
    }
    return LocalizedStringKey(stringInterpolation: interpolation)
  }

  private func describe(
    _ value: Value, format: Expression?, _ scope: Scope, _ place: Int
  ) throws(NotationError) -> String {
    guard let format else { return try description(of: value) }
    guard case .string(let pattern) = try evaluate(format, scope).settled else {
      throw fail(format.place, "a format must be a string")
    }
    return try formatted(pattern, [value], place)
  }
}
