extension Evaluator {
  /// The value of an expression; `implicit` is the type that a leading dot stands for.
  func evaluate(
    _ expression: Expression, _ scope: Scope, implicit: TypeReference? = nil
  ) throws(NotationError) -> Value {
    try step(expression.place)
    return try deeper(expression.place) { () throws(NotationError) in
      if implicit == nil, expression.hangsOnImplicitMember {
        return .deferred(DeferredValue(expression, scope))
      }
      return try value(of: expression, scope, implicit)
    }
  }

  private func value(
    of expression: Expression, _ scope: Scope, _ implicit: TypeReference?
  ) throws(NotationError) -> Value {
    switch expression.kind {
    case .integer, .decimal, .bool, .none, .string, .array, .dictionary, .tuple:
      return try literal(expression, scope)
    case .name(let name): return try self.value(named: name, scope, expression.place)
    case .member(let base, let name):
      return try member(of: base, name, scope, implicit, expression.place)
    case .optionalLink(let base), .forced(let base):
      return try evaluate(base, scope, implicit: implicit)
    case .optionalChain(let chain):
      return try optionalChain(chain, scope, implicit)
    case .call(let callee, let arguments):
      return try call(expression, callee, arguments, scope, implicit)
    case .element(let base, let arguments):
      let base = try evaluate(base, scope, implicit: implicit)
      let arguments = try self.arguments(arguments, scope)
      return try element(of: base, arguments, expression.place)
    case .prefix(let name, let operand):
      return try prefix(name, try evaluate(operand, scope), expression.place)
    case .binary(let name, let a, let b):
      return try binary(name, a, b, scope, expression.place)
    case .ternary(let condition, let a, let b):
      return try ternary(condition, a, b, scope)
    case .assignment(let name, let target, let value):
      try assign(name, target, value, scope, expression.place)
      return .void
    case .closure(let closure):
      return .function(FunctionValue("closure", [.written(closure, scope, receiver: nil)]))
    case .keyPath(let names): return .keyPath(names)
    case .cast(let operand, let kind, let type):
      return try cast(operand, kind, type, scope, expression.place)
    case .type(let type): return try self.type(type, scope, expression.place)
    case .conditional(let conditional): return try self.value(of: conditional, scope)
    case .selection(let selection): return try self.value(of: selection, scope, expression.place)
    }
  }

  /// The value before a chain's `?` ends the whole chain when it is nil.
  private func optionalChain(
    _ chain: Expression, _ scope: Scope, _ implicit: TypeReference?
  ) throws(NotationError) -> Value {
    // The innermost optional link is evaluated first; the chain then goes on from its value.
    var links: [Expression] = []
    var link = chain
    while true {
      switch link.kind {
      case .member(let base?, _), .call(let base, _), .element(let base, _), .forced(let base):
        links.append(link)
        link = base
        continue
      case .optionalLink(let base): link = base
      default: break
      }
      break
    }
    var value = try evaluate(link, scope, implicit: implicit)
    for link in links.reversed() {
      if case .none = value { return Value.none }
      value = try next(value, link, scope)
    }
    return value
  }

  private func next(
    _ value: Value, _ link: Expression, _ scope: Scope
  ) throws(NotationError) -> Value {
    switch link.kind {
    case .member(_, let name): return try member(of: value, name, link.place)
    case .element(_, let arguments):
      return try element(of: value, try self.arguments(arguments, scope), link.place)
    case .call(_, let arguments):
      guard case .function(let function) = value else {
        throw fail(link.place, "\(typeName(of: value)) cannot be called")
      }
      return try call(function, try self.arguments(arguments, scope), link.place)
    default: return value
    }
  }

  private func ternary(
    _ condition: Expression, _ a: Expression, _ b: Expression, _ scope: Scope
  ) throws(NotationError) -> Value {
    let holds = try bool(condition, scope)
    let (chosen, other) = holds ? (a, b) : (b, a)
    let value = try evaluate(chosen, scope)
    // `flag ? 1 : 2.5` is a decimal on both sides.
    guard case .number(let number) = value, other.isLiteralNumber,
      case .number(let otherNumber) = try evaluate(other, scope), otherNumber.integer == nil
    else { return value }
    return .number(LiteralNumber(number.decimal))
  }

  func bool(_ expression: Expression, _ scope: Scope) throws(NotationError) -> Bool {
    let value = try evaluate(expression, scope)
    guard case .bool(let result) = value else {
      throw fail(expression.place, "a condition must be a Bool, not \(typeName(of: value))")
    }
    return result
  }

  private func cast(
    _ operand: Expression, _ kind: Expression.CastKind, _ type: TypeNotation, _ scope: Scope,
    _ place: Int
  ) throws(NotationError) -> Value {
    let value = try evaluate(operand, scope)
    switch kind {
    case .upcast: return try convert(value, to: type, scope, place)
    case .conditional: return try conforms(value, to: type) ? value : Value.none
    case .forced:
      guard try conforms(value, to: type) else {
        throw fail(place, "\(typeName(of: value)) is no \(type.name)")
      }
      return value
    case .check: return .bool(try conforms(value, to: type))
    }
  }

  private func conforms(_ value: Value, to type: TypeNotation) throws(NotationError) -> Bool {
    typeNames(of: value.settled).contains(type.name)
  }
}
