internal import SwiftSyntax

extension SourceParser {
  func statements(
    _ list: CodeBlockItemListSyntax, _ level: Int
  ) throws(NotationError) -> [Statement] {
    var result: [Statement] = []
    for item in try items(of: list) {
      if case .decl(let declaration) = item.item,
        let variable = declaration.as(VariableDeclSyntax.self)
      {
        result += try variables(variable).map { Statement(place: $0.place, kind: .variable($0)) }
      } else if let statement = try statement(item, level) {
        result.append(statement)
      }
    }
    return result
  }

  /// nil for what a picture has no use of: imports, operators.
  func statement(_ item: CodeBlockItemSyntax, _ level: Int) throws(NotationError) -> Statement? {
    try checkNesting(level, item)
    let kind: Statement.Kind?
    switch item.item {
    case .expr(let node): kind = .expression(try expression(node, level + 1))
    case .stmt(let node): kind = try self.kind(of: node, level + 1)
    case .decl(let node): kind = try self.kind(of: node)
    @unknown default: throw fail(item, "this statement is not supported")
    }
    return kind.map { Statement(place: place(of: item), kind: $0) }
  }

  private func kind(of node: DeclSyntax) throws(NotationError) -> Statement.Kind? {
    if let type = try type(node) { return .type(type) }
    switch node.as(DeclSyntaxEnum.self) {
    case .functionDecl(let function): return .function(try self.function(function))
    case .importDecl, .operatorDecl, .precedenceGroupDecl, .macroDecl, .typeAliasDecl: return nil
    default: throw fail(node, "'\(Self.clipped(node.trimmedDescription))' is not supported here")
    }
  }

  private func kind(of node: StmtSyntax, _ level: Int) throws(NotationError) -> Statement.Kind {
    switch node.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node): return .expression(try expression(node.expression, level))
    case .returnStmt(let node):
      return .returning(
        try node.expression.map { (value) throws(NotationError) in try expression(value, level) })
    case .guardStmt(let node):
      return .unless(
        try conditions(node.conditions, level), try statements(node.body.statements, level))
    case .forStmt(let node):
      let filter = try node.whereClause.map { (clause) throws(NotationError) in
        try expression(clause.condition, level)
      }
      return .loop(
        try pattern(node.pattern, binds: true, level), try expression(node.sequence, level),
        filter: filter, try statements(node.body.statements, level))
    case .whileStmt(let node):
      return .repetition(
        try conditions(node.conditions, level), try statements(node.body.statements, level))
    case .breakStmt(let node) where node.label == nil: return .leaving
    case .continueStmt(let node) where node.label == nil: return .continuing
    default: throw fail(node, "'\(Self.clipped(node.trimmedDescription))' is not supported here")
    }
  }

  func conditional(_ node: IfExprSyntax, _ level: Int) throws(NotationError) -> IfSyntax {
    try checkNesting(level, node)
    var result = IfSyntax(
      conditions: try conditions(node.conditions, level),
      then: try statements(node.body.statements, level))
    switch node.elseBody {
    case .codeBlock(let block): result.otherwise = try statements(block.statements, level)
    case .ifExpr(let inner):
      let expression = Expression(
        .conditional(try conditional(inner, level + 1)), at: place(of: inner))
      result.otherwise = [Statement(place: expression.place, kind: .expression(expression))]
    case nil: break
    @unknown default: throw fail(node, "this branch is not supported")
    }
    return result
  }

  func selection(_ node: SwitchExprSyntax, _ level: Int) throws(NotationError) -> SwitchSyntax {
    var cases: [SwitchSyntax.Case] = []
    for element in node.cases {
      guard case .switchCase(let node) = element else { continue }
      var items: [(pattern: PatternSyntax, filter: Expression?)] = []
      if case .case(let label) = node.label {
        items = try label.caseItems.map { (item) throws(NotationError) in
          let filter = try item.whereClause.map { (clause) throws(NotationError) in
            try expression(clause.condition, level)
          }
          return (pattern: try pattern(item.pattern, binds: false, level), filter: filter)
        }
      }
      cases.append(
        SwitchSyntax.Case(
          place: place(of: node), items: items, body: try statements(node.statements, level)))
    }
    return SwitchSyntax(subject: try expression(node.subject, level), cases: cases)
  }

  private func conditions(
    _ list: ConditionElementListSyntax, _ level: Int
  ) throws(NotationError) -> [ConditionSyntax] {
    try list.map { (element) throws(NotationError) in
      switch element.condition {
      case .expression(let node): return .expression(try expression(node, level))
      case .optionalBinding(let node):
        let pattern = try pattern(node.pattern, binds: true, level)
        if let value = node.initializer?.value {
          return .unwrapping(pattern, try expression(value, level))
        }
        guard case .name(let name) = pattern else { throw fail(node, "a value is missing") }
        return .unwrapping(pattern, Expression(.name(name), at: place(of: node)))
      case .matchingPattern(let node):
        return .matching(
          try pattern(node.pattern, binds: false, level),
          try expression(node.initializer.value, level))
      case .availability: return .expression(Expression(.bool(true), at: place(of: element)))
      @unknown default: throw fail(element, "this condition is not supported")
      }
    }
  }
}
