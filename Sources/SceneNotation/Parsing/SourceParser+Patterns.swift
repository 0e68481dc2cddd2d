internal import SwiftSyntax

extension SourceParser {
  /// `binds` says whether names stand for new constants, as after `let`.
  func pattern(
    _ node: some PatternSyntaxProtocol, binds: Bool, _ level: Int
  ) throws(NotationError) -> PatternSyntax {
    try checkNesting(level, node)
    let level = level + 1
    switch SwiftSyntax.PatternSyntax(node).as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node): return .name(node.identifier.identifierText)
    case .wildcardPattern: return .any
    case .valueBindingPattern(let node): return try pattern(node.pattern, binds: true, level)
    case .tuplePattern(let node):
      return .tuple(
        try node.elements.map { (element) throws(NotationError) in
          (
            label: element.label?.identifierText,
            pattern: try pattern(element.pattern, binds: binds, level)
          )
        })
    case .isTypePattern(let node): return .type(try typeNotation(node.type, level))
    case .expressionPattern(let node):
      return try pattern(node.expression, binds: binds, level)
    default: throw fail(node, "the pattern '\(node.trimmedDescription)' is not supported")
    }
  }

  private func pattern(
    _ node: ExprSyntax, binds: Bool, _ level: Int
  ) throws(NotationError) -> PatternSyntax {
    try checkNesting(level, node)
    let level = level + 1
    switch node.as(ExprSyntaxEnum.self) {
    case .patternExpr(let node): return try pattern(node.pattern, binds: binds, level)
    case .declReferenceExpr(let node) where binds: return .name(node.baseName.identifierText)
    case .discardAssignmentExpr: return .any
    case .optionalChainingExpr(let node):
      return .some(try pattern(node.expression, binds: binds, level))
    case .tupleExpr(let node):
      let patterns = try patterns(node.elements, binds: binds, level)
      return patterns.count == 1 ? patterns[0].pattern : .tuple(patterns)
    case .memberAccessExpr(let node):
      return .enumCase(node.declName.baseName.identifierText, nil, place: place(of: node))
    case .functionCallExpr(let node):
      guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else { break }
      return .enumCase(
        member.declName.baseName.identifierText,
        try patterns(node.arguments, binds: binds, level), place: place(of: node))
    default: break
    }
    return .expression(try expression(node, level))
  }

  private func patterns(
    _ list: LabeledExprListSyntax, binds: Bool, _ level: Int
  ) throws(NotationError) -> [(label: String?, pattern: PatternSyntax)] {
    try list.map { (argument) throws(NotationError) in
      (
        label: argument.label?.identifierText,
        pattern: try pattern(argument.expression, binds: binds, level)
      )
    }
  }
}
