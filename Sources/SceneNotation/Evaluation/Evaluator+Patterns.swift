extension Evaluator {
  /// Whether a value fits a pattern, whose names are then bound in the scope.
  func match(
    _ pattern: PatternSyntax, _ value: Value, _ scope: Scope, _ place: Int
  ) throws(NotationError) -> Bool {
    try step(place)
    switch pattern {
    case .any: return true
    case .name(let name):
      scope.declare(name, value)
      return true
    case .some(let inner):
      if case .none = value { return false }
      return try match(inner, value, scope, place)
    case .type(let type): return typeNames(of: value).contains(type.name)
    case .expression(let expression):
      return try matches(try evaluate(expression, scope), value, expression.place)
    case .tuple(let patterns): return try match(patterns, tuple: value, scope, place)
    case .enumCase(let name, let patterns, let place):
      return try match(name, patterns, value, scope, place)
    }
  }

  /// `case 1...3`, `case .red`, `case "text"`.
  private func matches(
    _ pattern: Value, _ value: Value, _ place: Int
  ) throws(NotationError) -> Bool {
    guard case .range(let range) = pattern else { return try areEqual(pattern, value, place) }
    return try contains(range, value, place)
  }

  func contains(
    _ range: RangeValue, _ value: Value, _ place: Int
  ) throws(NotationError) -> Bool {
    guard try !isLess(value, range.lower, place) else { return false }
    return range.isClosed
      ? try !isLess(range.upper, value, place) : try isLess(value, range.upper, place)
  }

  private func match(
    _ patterns: [(label: String?, pattern: PatternSyntax)], tuple value: Value, _ scope: Scope,
    _ place: Int
  ) throws(NotationError) -> Bool {
    guard case .tuple(let elements) = value, elements.count == patterns.count else {
      throw fail(
        place, "\(typeName(of: value)) cannot be taken apart into \(patterns.count) values")
    }
    for (pattern, element) in zip(patterns, elements) {
      guard try match(pattern.pattern, element.value, scope, place) else { return false }
    }
    return true
  }

  private func match(
    _ name: String, _ patterns: [(label: String?, pattern: PatternSyntax)]?, _ value: Value,
    _ scope: Scope, _ place: Int
  ) throws(NotationError) -> Bool {
    guard case .enumCase(let value) = value else {
      return try match(name, patterns, plain: value, scope, place)
    }
    guard value.type.enumCase(name) != nil else {
      // A static constant of the enumeration, or a case of its optional.
      if name == "some", let patterns, patterns.count == 1 {
        return try match(patterns[0].pattern, .enumCase(value), scope, place)
      }
      guard let constant = try staticMember(of: .user(value.type), name, place) else {
        if name == "none" { return false }
        throw unknownStatic(name, of: .user(value.type), place)
      }
      return try areEqual(constant, .enumCase(value), place)
    }
    guard value.name == name else { return false }
    guard let patterns, !patterns.isEmpty else { return true }
    if patterns.count == 1, value.values.count > 1 {
      return try match(patterns[0].pattern, .tuple(value.values), scope, place)
    }
    guard patterns.count == value.values.count else {
      throw fail(place, "'.\(name)' has \(value.values.count) values, not \(patterns.count)")
    }
    for (pattern, value) in zip(patterns, value.values) {
      guard try match(pattern.pattern, value.value, scope, place) else { return false }
    }
    return true
  }

  /// A case name against a value that is no enumeration of the source.
  private func match(
    _ name: String, _ patterns: [(label: String?, pattern: PatternSyntax)]?, plain value: Value,
    _ scope: Scope, _ place: Int
  ) throws(NotationError) -> Bool {
    if case .none = value { return name == "none" }
    if name == "none" { return false }
    if name == "some", let patterns, patterns.count == 1 {
      return try match(patterns[0].pattern, value, scope, place)
    }
    let member = Expression(.member(nil, name), at: place)
    return try areEqual(.deferred(DeferredValue(member, scope)), value, place)
  }
}
