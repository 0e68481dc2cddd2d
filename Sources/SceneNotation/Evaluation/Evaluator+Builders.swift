internal import SkeletonUI

extension Evaluator {
  /// The view that the statements of a view builder make.
  func view(of statements: [Statement], _ scope: Scope) throws(NotationError) -> AnyView {
    var views: [AnyView] = []
    try build(statements, scope, into: &views)
    switch views.count {
    case 0: return AnyView(EmptyView())
    case 1: return views[0]
    default: return AnyView(ViewSequence(views: views))
    }
  }

  private func build(
    _ statements: [Statement], _ scope: Scope, into views: inout [AnyView]
  ) throws(NotationError) {
    for statement in statements {
      try step(statement.place)
      switch statement.kind {
      case .expression(let expression): try build(expression, scope, into: &views)
      case .variable, .function, .type: try declare(statement, scope)
      case .loop:
        throw fail(statement.place, "'for' cannot stand among views: use ForEach")
      default: throw fail(statement.place, "this statement cannot stand among views")
      }
    }
  }

  private func build(
    _ expression: Expression, _ scope: Scope, into views: inout [AnyView]
  ) throws(NotationError) {
    switch expression.kind {
    case .conditional(let conditional):
      guard let (body, inner) = try branch(of: conditional, scope) else { return }
      try deeper(expression.place) { () throws(NotationError) in
        try build(body, inner, into: &views)
      }
    case .selection(let selection):
      let (body, inner) = try branch(of: selection, scope, expression.place)
      try deeper(expression.place) { () throws(NotationError) in
        try build(body, inner, into: &views)
      }
    case .assignment: _ = try evaluate(expression, scope)
    default:
      let value = try evaluate(expression, scope)
      if case .void = value { return }
      guard let view = try self.view(value) else {
        throw notAView(value, expression.place)
      }
      views.append(view)
    }
  }

  func notAView(_ value: Value, _ place: Int) -> NotationError {
    if case .deferred(let deferred) = value {
      return fail(
        deferred.expression.place, "the type of '.\(deferred.rootName)' cannot be told here")
    }
    return fail(place, "\(typeName(of: value)) is no view")
  }

  /// A value as a view; nil when it is none.
  func view(_ value: Value) throws(NotationError) -> AnyView? {
    switch value {
    case .none: return AnyView(EmptyView())
    case .native(let native):
      guard let view = native as? any View else { return nil }
      try countViews()
      return AnyView(view)
    case .instance(let instance) where instance.type.isView:
      try countViews()
      return AnyView(NotatedView(instance: instance, evaluator: self))
    case .instance(let instance) where instance.type.conformances.contains("Shape"):
      try countViews()
      return AnyView(NotatedShape(instance: instance, evaluator: self))
    default: return nil
    }
  }

  func isView(_ value: Value) -> Bool {
    switch value {
    case .native(let native): native is any View
    case .instance(let instance):
      instance.type.isView || instance.type.conformances.contains("Shape")
    default: false
    }
  }

  /// Whether a modifier changes nothing of a still picture, or nothing but its look.
  func isInert(_ name: String, on value: Value, _ place: Int) throws(NotationError) -> Bool {
    guard isView(value), catalog.methods[name] == nil,
      program.extensions["View"]?.functions[name] == nil
    else { return false }
    if case .instance(let instance) = value, instance.type.functions[name] != nil { return false }
    if SwiftUINames.inertModifiers.contains(name) { return true }
    guard SwiftUINames.visualModifiers.contains(name) else { return false }
    try leaveOut(name, place, "'.\(name)' exists in SwiftUI but is not drawn here")
    return true
  }
}
