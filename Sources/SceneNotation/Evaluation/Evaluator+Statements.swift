/// How the statements of a block ended.
enum Flow {
  case normal
  case returned(Value)
  case left
  case continued
}

extension Evaluator {
  /// The value of a function's body.
  func run(
    _ function: FunctionSyntax, _ scope: Scope, isBuilder: Bool
  ) throws(NotationError) -> Value {
    if isBuilder, !function.returns {
      return .native(try view(of: function.body, scope))
    }
    let value: Value
    if function.body.count == 1, !function.returns,
      case .expression(let expression) = function.body[0].kind
    {
      value = try evaluate(expression, scope)
    } else if case .returned(let result) = try run(function.body, scope) {
      value = result
    } else {
      value = .void
    }
    guard let type = function.result, !type.isView else { return value }
    return try convert(value, to: type, scope, function.place)
  }

  /// Runs statements one after another until one of them leaves the block.
  func run(_ statements: [Statement], _ scope: Scope) throws(NotationError) -> Flow {
    for statement in statements {
      let flow = try run(statement, scope)
      if case .normal = flow { continue }
      return flow
    }
    return .normal
  }

  private func run(_ statement: Statement, _ scope: Scope) throws(NotationError) -> Flow {
    try step(statement.place)
    switch statement.kind {
    case .expression(let expression): return try runExpression(expression, scope)
    case .variable, .function, .type: try declare(statement, scope)
    case .returning(let expression):
      guard let expression else { return .returned(.void) }
      return .returned(try evaluate(expression, scope))
    case .unless(let conditions, let body):
      if try !hold(conditions, scope) { return try run(body, Scope(scope)) }
    case .loop(let pattern, let sequence, let filter, let body):
      return try loop(pattern, sequence, filter, body, scope, statement.place)
    case .repetition(let conditions, let body):
      while true {
        let inner = Scope(scope)
        guard try hold(conditions, inner) else { return .normal }
        switch try run(body, inner) {
        case .returned(let value): return .returned(value)
        case .left: return .normal
        case .normal, .continued: break
        }
      }
    case .leaving: return .left
    case .continuing: return .continued
    }
    return .normal
  }

  /// `if` and `switch` can leave the block around them; other expressions cannot.
  private func runExpression(
    _ expression: Expression, _ scope: Scope
  ) throws(NotationError) -> Flow {
    switch expression.kind {
    case .conditional(let conditional):
      guard let (body, inner) = try branch(of: conditional, scope) else { return .normal }
      return try run(body, inner)
    case .selection(let selection):
      let (body, inner) = try branch(of: selection, scope, expression.place)
      let flow = try run(body, inner)
      if case .left = flow { return .normal }
      return flow
    default:
      _ = try evaluate(expression, scope)
      return .normal
    }
  }

  private func loop(
    _ pattern: PatternSyntax, _ sequence: Expression, _ filter: Expression?,
    _ body: [Statement], _ scope: Scope, _ place: Int
  ) throws(NotationError) -> Flow {
    for element in try elements(of: try evaluate(sequence, scope), sequence.place) {
      try step(place)
      let inner = Scope(scope)
      guard try match(pattern, element, inner, place) else { continue }
      if let filter, try !bool(filter, inner) { continue }
      switch try run(body, inner) {
      case .returned(let value): return .returned(value)
      case .left: return .normal
      case .normal, .continued: break
      }
    }
    return .normal
  }

  /// A declaration among statements.
  func declare(_ statement: Statement, _ scope: Scope) throws(NotationError) {
    switch statement.kind {
    case .variable(let variable): try declare(variable, scope)
    case .function(let function): scope.functions[function.name, default: []].append(function)
    case .type(let type): scope.types[type.name] = UserType(type, parent: nil)
    default: break
    }
  }

  private func declare(_ variable: VariableSyntax, _ scope: Scope) throws(NotationError) {
    if let getter = variable.getter {
      let value = try run(getter, Scope(scope), isBuilder: buildsView(getter))
      scope.declare(variable.name ?? "_", value)
      return
    }
    guard let initializer = variable.initializer else {
      // Assigned below: `let x: Int`, then `if … { x = 1 }`.
      scope.declare(variable.name ?? "_", Value.none)
      return
    }
    let value = try bound(try evaluate(initializer, scope), variable, scope)
    if let name = variable.name {
      scope.declare(name, value)
    } else {
      _ = try match(variable.pattern, value, scope, variable.place)
    }
  }

  /// A value in the type of the variable that it goes to.
  func bound(
    _ value: Value, _ variable: VariableSyntax, _ scope: Scope
  ) throws(NotationError) -> Value {
    guard variable.type == nil, case .deferred(let deferred) = value else {
      return try convert(
        value, to: variable.type, scope, variable.initializer?.place ?? variable.place,
        isBuilder: variable.isBuilder)
    }
    throw fail(
      deferred.expression.place,
      "the type of '.\(deferred.rootName)' cannot be told here: name the type")
  }

  // MARK: Branches

  /// The statements to run, with the names that the conditions bound; nil when none hold.
  func branch(
    of conditional: IfSyntax, _ scope: Scope
  ) throws(NotationError) -> ([Statement], Scope)? {
    let inner = Scope(scope)
    if try hold(conditional.conditions, inner) { return (conditional.then, inner) }
    return conditional.otherwise.map { ($0, Scope(scope)) }
  }

  func branch(
    of selection: SwitchSyntax, _ scope: Scope, _ place: Int
  ) throws(NotationError) -> ([Statement], Scope) {
    let subject = try evaluate(selection.subject, scope).settled
    for candidate in selection.cases {
      if candidate.items.isEmpty { return (candidate.body, Scope(scope)) }
      for item in candidate.items {
        let inner = Scope(scope)
        guard try match(item.pattern, subject, inner, candidate.place) else { continue }
        if let filter = item.filter, try !bool(filter, inner) { continue }
        return (candidate.body, inner)
      }
    }
    throw fail(place, "no case of the switch matches \(try description(of: subject))")
  }

  private func hold(
    _ conditions: [ConditionSyntax], _ scope: Scope
  ) throws(NotationError) -> Bool {
    for condition in conditions {
      switch condition {
      case .expression(let expression):
        guard try bool(expression, scope) else { return false }
      case .unwrapping(let pattern, let expression):
        let value = try evaluate(expression, scope).settled
        if case .none = value { return false }
        guard try match(pattern, value, scope, expression.place) else { return false }
      case .matching(let pattern, let expression):
        let value = try evaluate(expression, scope).settled
        guard try match(pattern, value, scope, expression.place) else { return false }
      }
    }
    return true
  }

  /// `if` as a value: that of the branch's last expression.
  func value(of conditional: IfSyntax, _ scope: Scope) throws(NotationError) -> Value {
    guard let (body, inner) = try branch(of: conditional, scope) else { return .void }
    return try value(of: body, inner)
  }

  func value(
    of selection: SwitchSyntax, _ scope: Scope, _ place: Int
  ) throws(NotationError) -> Value {
    let (body, inner) = try branch(of: selection, scope, place)
    return try value(of: body, inner)
  }

  private func value(
    of statements: [Statement], _ scope: Scope
  ) throws(NotationError) -> Value {
    guard case .expression(let last)? = statements.last?.kind else {
      _ = try run(statements, scope)
      return .void
    }
    _ = try run(Array(statements.dropLast()), scope)
    return try evaluate(last, scope)
  }
}
