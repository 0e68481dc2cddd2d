internal import SwiftSyntax

extension SourceParser {
  func expression(
    _ node: some ExprSyntaxProtocol, _ level: Int
  ) throws(NotationError) -> Expression {
    try checkNesting(level, node)
    // Of a chain, the last link is meant; the whole starts where its base does.
    let name = node.as(MemberAccessExprSyntax.self)?.declName
    return Expression(
      try kind(of: ExprSyntax(node), level + 1), at: name.map { place(of: $0) } ?? place(of: node))
  }

  private func kind(of node: ExprSyntax, _ level: Int) throws(NotationError) -> Expression.Kind {
    if let literal = try literal(node, level) { return literal }
    if let postfix = try postfix(node, level) { return postfix }
    switch node.as(ExprSyntaxEnum.self) {
    case .sequenceExpr(let sequence): return try folded(sequence, level).kind
    case .prefixOperatorExpr(let prefix):
      return try self.prefix(prefix, level)
    case .inOutExpr(let expression): return try self.expression(expression.expression, level).kind
    case .tryExpr(let expression): return try self.expression(expression.expression, level).kind
    case .awaitExpr(let expression): return try self.expression(expression.expression, level).kind
    case .closureExpr(let closure): return .closure(try self.closure(closure, level))
    case .keyPathExpr(let path): return .keyPath(try keyPath(path))
    case .ifExpr(let conditional): return .conditional(try self.conditional(conditional, level))
    case .switchExpr(let selection): return .selection(try self.selection(selection, level))
    case .typeExpr(let type): return .type(try typeNotation(type.type, level))
    case .discardAssignmentExpr: return .name("_")
    case .superExpr: return .name("super")
    case .macroExpansionExpr(let macro):
      throw fail(macro, "the macro '#\(macro.macroName.text)' is not known")
    default:
      throw fail(node, "'\(Self.clipped(node.trimmedDescription))' is not supported here")
    }
  }

  static func clipped(_ text: String) -> String {
    let line = text.prefix { $0 != "\n" }
    return line.count > 40 ? line.prefix(40) + "…" : String(line)
  }

  private func prefix(
    _ node: PrefixOperatorExprSyntax, _ level: Int
  ) throws(NotationError) -> Expression.Kind {
    let name = node.operator.text
    guard ["-", "+", "!"].contains(name) else {
      throw fail(node, "the operator '\(name)' is not supported")
    }
    return .prefix(name, try expression(node.expression, level))
  }

  private func postfix(
    _ node: ExprSyntax, _ level: Int
  ) throws(NotationError) -> Expression.Kind? {
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference): return .name(reference.baseName.identifierText)
    case .memberAccessExpr(let access):
      let base = try access.base.map { (base) throws(NotationError) in try expression(base, level) }
      let name = access.declName.baseName.identifierText
      if case .name("SwiftUI")? = base?.kind { return .name(name) }
      return chained(.member(base, name), over: base)
    case .functionCallExpr(let call):
      let callee = try expression(call.calledExpression, level)
      return chained(.call(callee, try arguments(of: call, level)), over: callee)
    case .subscriptCallExpr(let call):
      let base = try expression(call.calledExpression, level)
      return chained(.element(base, try arguments(call.arguments, level)), over: base)
    case .optionalChainingExpr(let chain):
      return .optionalLink(try expression(chain.expression, level))
    case .forceUnwrapExpr(let forced): return .forced(try expression(forced.expression, level))
    case .genericSpecializationExpr(let generic):
      return try expression(generic.expression, level).kind
    default: return nil
    }
  }

  /// Marks the whole chain after a `?`, which is nil when what is before it is.
  private func chained(_ kind: Expression.Kind, over base: Expression?) -> Expression.Kind {
    switch base?.kind {
    case .optionalLink: return .optionalChain(Expression(kind, at: base?.place ?? 0))
    case .optionalChain(let inner):
      let link: Expression.Kind
      switch kind {
      case .member(_, let name): link = .member(inner, name)
      case .call(_, let arguments): link = .call(inner, arguments)
      case .element(_, let arguments): link = .element(inner, arguments)
      default: link = kind
      }
      return .optionalChain(Expression(link, at: base?.place ?? 0))
    default: return kind
    }
  }

  private func arguments(
    of call: FunctionCallExprSyntax, _ level: Int
  ) throws(NotationError) -> [Expression.Argument] {
    var result = try arguments(call.arguments, level)
    if let closure = call.trailingClosure {
      result.append(
        Expression.Argument(
          value: try expression(closure, level), place: place(of: closure), isTrailing: true))
    }
    for element in call.additionalTrailingClosures {
      result.append(
        Expression.Argument(
          label: element.label.identifierText, value: try expression(element.closure, level),
          place: place(of: element), isTrailing: true))
    }
    return result
  }

  func arguments(
    _ list: LabeledExprListSyntax, _ level: Int
  ) throws(NotationError) -> [Expression.Argument] {
    try list.map { (argument) throws(NotationError) in
      Expression.Argument(
        label: argument.label?.identifierText, value: try expression(argument.expression, level),
        place: place(of: argument))
    }
  }

  private func keyPath(_ node: KeyPathExprSyntax) throws(NotationError) -> [String] {
    var names: [String] = []
    for component in node.components {
      switch component.component {
      case .property(let property):
        let name = property.declName.baseName.identifierText
        if name != "self" { names.append(name) }
      case .optional: break
      default: throw fail(component, "only properties are supported in a key path")
      }
    }
    return names
  }
}
