extension Evaluator {
  /// `target = value`, `target += value`.
  func assign(
    _ name: String, _ target: Expression, _ value: Expression, _ scope: Scope, _ place: Int
  ) throws(NotationError) {
    var result = try evaluate(value, scope)
    if case .name("_") = target.kind { return }
    if !name.isEmpty { result = try apply(name, try evaluate(target, scope), result, place) }
    try store(result, in: target, scope)
  }

  /// Puts a value where an expression points to.
  func store(_ value: Value, in target: Expression, _ scope: Scope) throws(NotationError) {
    switch target.kind {
    case .name(let name): try store(value, named: name, scope, target.place)
    case .member(let base?, let name):
      let object = try evaluate(base, scope)
      guard let changed = try setting(name, of: object, to: value, target.place) else { return }
      try store(changed, in: base, scope)
    case .element(let base, let arguments):
      let container = try evaluate(base, scope)
      guard let index = try self.arguments(arguments, scope).first?.value.settled else { return }
      try store(
        try setting(element: index, of: container, to: value, target.place), in: base, scope)
    case .optionalLink(let base), .forced(let base), .optionalChain(let base):
      try store(value, in: base, scope)
    default: throw fail(target.place, "a value cannot be assigned to this")
    }
  }

  private func store(
    _ value: Value, named name: String, _ scope: Scope, _ place: Int
  ) throws(NotationError) {
    var current: Scope? = scope
    while let scope = current {
      if let cell = scope.names[name] {
        cell.value = value.settled
        return
      }
      if let receiver = scope.receiver {
        if name == "self" {
          receiver.value = value
          return
        }
        if try set(name, ofReceiver: receiver, to: value, place) { return }
      }
      current = scope.parent
    }
    throw fail(place, "'\(name)' cannot be assigned to here")
  }

  private func set(
    _ name: String, ofReceiver receiver: Cell, to value: Value, _ place: Int
  ) throws(NotationError) -> Bool {
    let name = name.hasPrefix("_") ? String(name.dropFirst()) : name
    guard instance(of: receiver.value)?.type.variables[name] != nil else { return false }
    if let changed = try setting(name, of: receiver.value, to: value, place) {
      receiver.value = changed
    }
    return true
  }

  private func instance(of value: Value) -> Instance? {
    switch value {
    case .instance(let instance): instance
    case .object(let object): object.instance
    default: nil
    }
  }

  /// A value with a property changed; nil when it was changed in place.
  private func setting(
    _ name: String, of object: Value, to value: Value, _ place: Int
  ) throws(NotationError) -> Value? {
    // `_name` is the wrapper of a property, as in `_isOn = State(initialValue: true)`.
    let name = name.hasPrefix("_") ? String(name.dropFirst()) : name
    guard var instance = instance(of: object) else {
      if case .tuple(var elements) = object,
        let index = Int(name) ?? elements.firstIndex(where: { $0.label == name }),
        elements.indices.contains(index)
      {
        elements[index].value = value.settled
        return .tuple(elements)
      }
      throw fail(place, "'\(name)' of \(typeName(of: object)) cannot be assigned to here")
    }
    guard let property = instance.type.variables[name], property.getter == nil else {
      throw unknownMember(name, of: object, place)
    }
    let scope = Scope(scope(of: instance.type), owner: instance.type)
    guard let stored = try stored(value, in: property, scope) else {
      throw fail(
        place, "cannot convert \(typeName(of: value)) to \(property.type?.name ?? "") of '\(name)'")
    }
    if case .object(let object) = object {
      object.instance.fields[name] = stored
      return nil
    }
    instance.fields[name] = stored
    return .instance(instance)
  }

  private func setting(
    element index: Value, of container: Value, to value: Value, _ place: Int
  ) throws(NotationError) -> Value {
    switch container {
    case .array(var elements):
      guard case .integer(let index) = index, elements.indices.contains(index) else {
        throw fail(place, "the index is out of range")
      }
      elements[index] = value.settled
      return .array(elements)
    case .dictionary(var pairs):
      for at in pairs.indices where try areEqual(pairs[at].key, index, place) {
        pairs[at].value = value.settled
        return .dictionary(pairs)
      }
      try checked(count: pairs.count + 1)
      return .dictionary(pairs + [(key: index, value: value.settled)])
    default: throw fail(place, "\(typeName(of: container)) has no elements")
    }
  }
}
