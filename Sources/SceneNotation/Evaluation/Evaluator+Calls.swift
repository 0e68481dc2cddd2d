extension Evaluator {
  func arguments(
    _ list: [Expression.Argument], _ scope: Scope
  ) throws(NotationError) -> [CallArgument] {
    try list.map { (argument) throws(NotationError) in
      CallArgument(
        label: argument.label, value: try evaluate(argument.value, scope), place: argument.place,
        isTrailing: argument.isTrailing)
    }
  }

  /// A call expression: of a function, a type, or a method, which may change its receiver.
  func call(
    _ expression: Expression, _ callee: Expression, _ list: [Expression.Argument], _ scope: Scope,
    _ implicit: TypeReference?
  ) throws(NotationError) -> Value {
    // Errors in a call stand where its name does.
    let place = callee.place
    if case .member(let base?, let name) = callee.kind {
      let receiver = try evaluate(base, scope, implicit: implicit)
      if try isInert(name, on: receiver, place) { return receiver }
      if case .deferred = receiver { return .deferred(DeferredValue(expression, scope)) }
      let function = try member(of: receiver, name, place, isCalled: true)
      if case .none = function { return Value.none }
      let arguments = try arguments(list, scope)
      return try call(function, arguments, place, Receiver(expression: base, scope: scope))
    }
    let function: Value
    if case .member(nil, let name) = callee.kind, let implicit,
      let member = try staticMember(of: implicit, name, place, isCalled: true)
    {
      function = member
    } else {
      function = try evaluate(callee, scope, implicit: implicit)
    }
    let arguments = try arguments(list, scope)
    return try call(function, arguments, place, nil)
  }

  /// What a mutating method stores its receiver back to.
  struct Receiver {
    let expression: Expression
    let scope: Scope
  }

  func call(
    _ value: Value, _ arguments: [CallArgument], _ place: Int, _ receiver: Receiver?
  ) throws(NotationError) -> Value {
    switch value {
    case .function(let function): return try call(function, arguments, place, receiver)
    case .type(.user(let type)):
      return try call(initializers(of: type), arguments, place, nil)
    case .type(.native(let name)):
      guard let initializers = catalog.initializers[name] else {
        throw fail(place, "'\(name)' cannot be made here")
      }
      let function = FunctionValue(name, initializers.map { .native($0, receiver: nil) })
      return try call(function, arguments, place, nil)
    // `[Int]()`, `[String: Int]()`
    case .array(let types):
      if types.count == 1, case .type = types[0] {
        return try call(.type(.native("Array")), arguments, place, nil)
      }
    case .dictionary(let types):
      if types.count == 1, case .type = types[0].key { return .dictionary([]) }
    default: break
    }
    throw fail(place, "\(typeName(of: value)) cannot be called")
  }

  /// Calls the first signature that the arguments fit.
  func call(
    _ function: FunctionValue, _ arguments: [CallArgument], _ place: Int,
    _ receiver: Receiver? = nil
  ) throws(NotationError) -> Value {
    var best: CallFailure = .receiver
    var closest: FunctionValue.Code?
    for code in function.codes {
      do {
        return try call(code, function, arguments, place, receiver)
      } catch {
        if case .error(let error) = error { throw error }
        if error.closeness > best.closeness || closest == nil { (best, closest) = (error, code) }
      }
    }
    throw mismatch(best, closest, of: function, arguments, place)
  }

  private func call(
    _ code: FunctionValue.Code, _ function: FunctionValue, _ arguments: [CallArgument],
    _ place: Int, _ receiver: Receiver?
  ) throws(CallFailure) -> Value {
    switch code {
    case .native(let native, let value):
      guard let slots = CallMatching.slots(of: arguments, in: native.parameters) else {
        throw .labels
      }
      let values = zip(slots, native.parameters).map { slot, parameter in
        parameter.isVariadic
          ? (index: slot.first ?? 0, value: .array(slot.map { arguments[$0].value }))
          : slot.first.map { (index: $0, value: arguments[$0].value) }
      }
      self.place = place
      let result = try native.invoke(value, ArgumentReader(values, self))
      if native.isMutating, let receiver {
        try asCallFailure { () throws(NotationError) in
          try store(result, in: receiver.expression, receiver.scope)
        }
        return .void
      }
      return result
    case .written(let syntax, let scope, let value):
      return try call(syntax, scope, value, function, arguments, place, receiver)
    case .initializer(let type, let syntax):
      return try initialize(type, syntax, arguments, place)
    case .enumCase(let type, let enumCase):
      return try make(enumCase, of: type, arguments, place)
    }
  }

  func asCallFailure<Result>(
    _ work: () throws(NotationError) -> Result
  ) throws(CallFailure) -> Result {
    do { return try work() } catch { throw .error(error) }
  }

  private func call(
    _ syntax: FunctionSyntax, _ scope: Scope, _ receiver: Value?, _ function: FunctionValue,
    _ arguments: [CallArgument], _ place: Int, _ target: Receiver?
  ) throws(CallFailure) -> Value {
    let cell = receiver.map(Cell.init)
    let inner = Scope(scope, owner: receiver == nil ? nil : scope.owner, receiver: cell)
    if syntax.traits.contains(.isClosure) {
      try bind(arguments, toClosure: syntax, in: inner, place)
    } else {
      try bind(arguments, to: syntax.parameters, in: inner, place)
    }
    let result = try asCallFailure { () throws(NotationError) in
      try deeper(place) { () throws(NotationError) in
        try run(syntax, inner, isBuilder: function.isBuilder || buildsView(syntax))
      }
    }
    if syntax.traits.contains(.isMutating), let target, let cell {
      try asCallFailure { () throws(NotationError) in
        try store(cell.value, in: target.expression, target.scope)
      }
    }
    return result
  }

  /// Whether the statements of a function make a view rather than return one.
  func buildsView(_ syntax: FunctionSyntax) -> Bool {
    syntax.isBuilder || syntax.result?.isView == true && !syntax.returns
  }

  /// Binds arguments to parameters in a scope, in the types of the parameters.
  func bind(
    _ arguments: [CallArgument], to parameters: [FunctionSyntax.Parameter], in scope: Scope,
    _ place: Int
  ) throws(CallFailure) {
    guard let slots = CallMatching.slots(of: arguments, in: parameters.map(\.shape)) else {
      throw .labels
    }
    for (slot, parameter) in zip(slots, parameters) {
      if parameter.isVariadic {
        scope.declare(parameter.name, .array(slot.map { arguments[$0].value }))
        continue
      }
      guard let index = slot.first else {
        let value = try asCallFailure { () throws(NotationError) in
          try defaultValue(of: parameter, scope)
        }
        scope.declare(parameter.name, value)
        continue
      }
      let argument = arguments[index]
      let value = try asCallFailure { () throws(NotationError) in
        try converted(argument.value, to: parameter.type, scope, isBuilder: parameter.isBuilder)
      }
      guard let value else {
        throw .argument(index: index, expected: parameter.type?.name ?? "")
      }
      scope.declare(parameter.name, value)
    }
  }

  private func defaultValue(
    of parameter: FunctionSyntax.Parameter, _ scope: Scope
  ) throws(NotationError) -> Value {
    guard let expression = parameter.defaultValue else { return Value.none }
    let value = try evaluate(expression, scope)
    return try convert(
      value, to: parameter.type, scope, expression.place, isBuilder: parameter.isBuilder)
  }

  private func bind(
    _ arguments: [CallArgument], toClosure syntax: FunctionSyntax, in scope: Scope, _ place: Int
  ) throws(CallFailure) {
    var values = arguments.map(\.value)
    if values.count == 1, syntax.parameters.count > 1, case .tuple(let elements) = values[0] {
      values = elements.map(\.value)
    }
    for (index, value) in values.enumerated() {
      if syntax.parameters.isEmpty {
        scope.declare("$\(index)", value)
        if index == 0, values.count == 1, case .tuple(let elements) = value {
          // `{ $1 }` over pairs.
          for (index, element) in elements.enumerated().dropFirst() {
            scope.declare("$\(index)", element.value)
          }
        }
      } else if syntax.parameters.indices.contains(index) {
        let parameter = syntax.parameters[index]
        let converted = try asCallFailure { () throws(NotationError) in
          try convert(value, to: parameter.type, scope, place)
        }
        scope.declare(parameter.name, converted)
      }
    }
  }
}

extension CallFailure {
  /// How near the call came to fitting.
  fileprivate var closeness: Int {
    switch self {
    case .receiver: 0
    case .labels: 1
    case .argument(let index, _): 2 + index
    case .error: .max
    }
  }
}

extension FunctionSyntax.Parameter {
  var shape: ParameterShape {
    ParameterShape(
      label: label, type: type?.name ?? "", hasDefault: defaultValue != nil,
      takesClosure: isBuilder || type?.isFunction == true, isVariadic: isVariadic)
  }
}
