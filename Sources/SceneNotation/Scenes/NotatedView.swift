internal import SkeletonUI

/// A view that is declared in the source; its body is evaluated where it stands.
struct NotatedView: PrimitiveView {
  typealias Body = Never
  let instance: Instance
  let evaluator: Evaluator

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let body = evaluator.inBody(of: instance.type, context) { () throws(NotationError) in
      try evaluator.body(of: instance)
    }
    guard let body else { return [] }
    let nodes = context.with { $0[NotatedDepth.self] += 1 }.nodes(of: body)
    for node in nodes { node.enclosingViews.append(instance.type.name) }
    return nodes
  }
}

/// A modifier that is declared in the source, around its content.
struct NotatedModifier: PrimitiveView {
  typealias Body = Never
  let instance: Instance
  let content: AnyView
  let evaluator: Evaluator

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let body = evaluator.inBody(of: instance.type, context) { () throws(NotationError) in
      try evaluator.body(of: instance, around: content)
    }
    guard let body else { return [] }
    return context.with { $0[NotatedDepth.self] += 1 }.nodes(of: body)
  }
}

/// How many views of the source there are around a view.
enum NotatedDepth: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

/// Environment values that the source declares.
enum NotatedEnvironment: EnvironmentKey {
  static var defaultValue: [String: Value] { [:] }
}

extension Evaluator {
  /// Evaluates a body with the environment of its place; nil after an error, which is kept.
  func inBody(
    of type: UserType, _ context: ViewContext, _ body: () throws(NotationError) -> AnyView
  ) -> AnyView? {
    guard failure == nil else { return nil }
    guard context.environment[NotatedDepth.self] < limits.viewDepth else {
      failure = fail(
        type.syntax.place,
        "views nest more than \(limits.viewDepth) levels deep, which is the limit: does"
          + " '\(type.name)' contain itself?")
      return nil
    }
    let outer = environment
    environment = context.environment
    defer { environment = outer }
    do { return try body() } catch {
      failure = error
      return nil
    }
  }

  fileprivate func body(of instance: Instance) throws(NotationError) -> AnyView {
    guard let body = instance.type.variables["body"]?.getter else {
      throw fail(instance.type.syntax.place, "the view '\(instance.type.name)' has no body")
    }
    let scope = Scope(
      scope(of: instance.type), owner: instance.type, receiver: Cell(.instance(instance)))
    return try view(of: body, scope)
  }

  fileprivate func body(
    of instance: Instance, around content: AnyView
  ) throws(NotationError) -> AnyView {
    guard let body = instance.type.functions["body"]?.first,
      let parameter = body.parameters.first
    else {
      throw fail(
        instance.type.syntax.place, "the modifier '\(instance.type.name)' has no body(content:)")
    }
    let scope = Scope(
      scope(of: instance.type), owner: instance.type, receiver: Cell(.instance(instance)))
    scope.declare(parameter.name, .native(content))
    return try view(of: body, scope)
  }

  private func view(of body: FunctionSyntax, _ scope: Scope) throws(NotationError) -> AnyView {
    let value = try run(body, scope, isBuilder: true)
    guard let view = try view(value) else { throw notAView(value, body.place) }
    return view
  }
}
