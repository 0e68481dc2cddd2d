extension Evaluator {
  /// What a bare name stands for.
  func value(named name: String, _ scope: Scope, _ place: Int) throws(NotationError) -> Value {
    var current: Scope? = scope
    while let scope = current {
      if let value = try value(named: name, in: scope, place) { return value }
      current = scope.parent
    }
    if let value = try global(name, place) { return value }
    throw unknownName(name, scope, place)
  }

  /// What a name stands for in one scope, its parents left out.
  private func value(
    named name: String, in scope: Scope, _ place: Int
  ) throws(NotationError) -> Value? {
    if let cell = scope.names[name] { return cell.value }
    if let functions = scope.functions[name] {
      return .function(
        FunctionValue(name, functions.map { .written($0, scope, receiver: nil) }))
    }
    if let type = scope.types[name] { return .type(.user(type)) }
    if let receiver = scope.receiver {
      if name == "self" { return receiver.value }
      if let value = try memberIfAny(of: receiver.value, name, place) { return value }
      if name.hasPrefix("$"), let value = try projection(name, of: receiver.value, place) {
        return value
      }
    }
    guard let owner = scope.owner else { return nil }
    if name == "Self" { return .type(.user(owner)) }
    var type: UserType? = owner
    while let current = type {
      if let value = try staticMember(of: .user(current), name, place) { return value }
      type = current.parent
    }
    return nil
  }

  /// `$name`, the binding to a property.
  private func projection(
    _ name: String, of value: Value, _ place: Int
  ) throws(NotationError) -> Value? {
    let name = String(name.dropFirst())
    guard Int(name) == nil else { return nil }
    return try memberIfAny(of: value, name, place).map { .binding(BindingValue($0)) }
  }

  private func global(_ name: String, _ place: Int) throws(NotationError) -> Value? {
    if let value = program.globals[name] { return value }
    if let variable = program.variables[name] { return try global(variable, place) }
    if let functions = program.functions[name] {
      return .function(
        FunctionValue(name, functions.map { .written($0, globalScope, receiver: nil) }))
    }
    if let type = program.types[name] { return .type(.user(type)) }
    if let alias = program.aliases[name] { return try type(alias, globalScope, place) }
    if catalog.types.contains(name) { return .type(.native(name)) }
    if let functions = catalog.functions[name] {
      return .function(FunctionValue(name, functions.map { .native($0, receiver: nil) }))
    }
    return OperatorFolding.precedence[name] == nil ? nil : .native(OperatorName(text: name))
  }

  private func global(
    _ variable: VariableSyntax, _ place: Int
  ) throws(NotationError) -> Value {
    let name = variable.name ?? ""
    if let getter = variable.getter {
      return try run(getter, Scope(globalScope), isBuilder: getter.isBuilder)
    }
    guard let initializer = variable.initializer else {
      throw fail(variable.place, "'\(name)' has no value")
    }
    let value = try deeper(place) { () throws(NotationError) in
      try bound(try evaluate(initializer, globalScope), variable, globalScope)
    }
    program.globals[name] = value
    return value
  }

  private func unknownName(_ name: String, _ scope: Scope, _ place: Int) -> NotationError {
    if let known = SwiftUINames.views.first(where: { $0 == name }) {
      return fail(place, "'\(known)' exists in SwiftUI but cannot be drawn here")
    }
    if SwiftUINames.libraryNames.contains(name) {
      return fail(place, "'\(name)' exists in Swift but is not understood here")
    }
    let candidates =
      scope.visibleNames + program.types.keys + program.functions.keys + program.variables.keys
      + catalog.types + catalog.functions.keys
    let hint = candidates.nearest(to: name).map { "; did you mean '\($0)'?" } ?? ""
    return fail(place, "cannot find '\(name)' in scope\(hint)")
  }

  // MARK: Types

  /// The type that a notation names; a type that is not known stays a name.
  func type(
    _ notation: TypeNotation, _ scope: Scope, _ place: Int
  ) throws(NotationError) -> Value {
    .type(try reference(notation, scope) ?? .native(notation.name))
  }

  /// nil for generic parameters, protocols and other names that say nothing about values.
  func reference(_ notation: TypeNotation, _ scope: Scope) throws(NotationError) -> TypeReference? {
    let path = notation.name.split(separator: ".").map(String.init)
    guard let first = path.first else { return nil }
    if let type = userType(first, scope) {
      var type = type
      for name in path.dropFirst() {
        guard let inner = type.nested[name] else { return nil }
        type = inner
      }
      return .user(type)
    }
    if let alias = alias(first, scope), path.count == 1, alias.name != notation.name {
      return try deeper(place) { () throws(NotationError) in try reference(alias, scope) }
    }
    return catalog.types.contains(notation.name) ? .native(notation.name) : nil
  }

  private func userType(_ name: String, _ scope: Scope) -> UserType? {
    var current: Scope? = scope
    while let scope = current {
      if let type = scope.types[name] { return type }
      var owner = scope.owner
      while let type = owner {
        if let nested = type.nested[name] { return nested }
        if name == "Self" || type.name == name && type.kind != .addition { return type }
        owner = type.parent
      }
      current = scope.parent
    }
    return program.types[name]
  }

  private func alias(_ name: String, _ scope: Scope) -> TypeNotation? {
    var current: Scope? = scope
    while let scope = current {
      if let alias = scope.owner?.aliases[name] { return alias }
      current = scope.parent
    }
    return program.aliases[name]
  }
}
