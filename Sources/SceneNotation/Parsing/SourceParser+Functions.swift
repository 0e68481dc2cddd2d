internal import SwiftSyntax

extension SourceParser {
  func closure(_ node: ClosureExprSyntax, _ level: Int) throws(NotationError) -> FunctionSyntax {
    var parameters: [FunctionSyntax.Parameter] = []
    switch node.signature?.parameterClause {
    case .simpleInput(let list):
      parameters = list.map {
        FunctionSyntax.Parameter(name: $0.name.identifierText, place: place(of: $0))
      }
    case .parameterClause(let clause):
      parameters = try clause.parameters.map { (parameter) throws(NotationError) in
        FunctionSyntax.Parameter(
          name: (parameter.secondName ?? parameter.firstName).identifierText,
          type: try parameter.type.map { (type) throws(NotationError) in
            try typeNotation(type, level)
          }, place: place(of: parameter))
      }
    case nil: break
    @unknown default: throw fail(node, "the parameters of this closure are not supported")
    }
    return FunctionSyntax(
      "closure", parameters, nil, try statements(node.statements, level),
      (traits: .isClosure, place: place(of: node)))
  }

  func function(_ node: FunctionDeclSyntax) throws(NotationError) -> FunctionSyntax {
    let result = try node.signature.returnClause.map { (clause) throws(NotationError) in
      try typeNotation(clause.type)
    }
    return FunctionSyntax(
      node.name.identifierText, try parameters(node.signature.parameterClause), result,
      try node.body.map { (body) throws(NotationError) in try statements(body.statements, 0) }
        ?? [],
      (traits: traits(node.modifiers, node.attributes), place: place(of: node.name)))
  }

  func initializer(_ node: InitializerDeclSyntax) throws(NotationError) -> FunctionSyntax {
    var traits = traits(node.modifiers, node.attributes)
    if node.optionalMark != nil { traits.insert(.isFailable) }
    return FunctionSyntax(
      "init", try parameters(node.signature.parameterClause), nil,
      try node.body.map { (body) throws(NotationError) in try statements(body.statements, 0) }
        ?? [],
      (traits: traits, place: place(of: node)))
  }

  func parameters(
    _ clause: FunctionParameterClauseSyntax
  ) throws(NotationError) -> [FunctionSyntax.Parameter] {
    try clause.parameters.map { (parameter) throws(NotationError) in
      let label = parameter.firstName.identifierText
      return FunctionSyntax.Parameter(
        label: label == "_" ? nil : label,
        name: (parameter.secondName ?? parameter.firstName).identifierText,
        type: try typeNotation(parameter.type),
        defaultValue: try parameter.defaultValue.map { (clause) throws(NotationError) in
          try expression(clause.value, 0)
        },
        isBuilder: hasAttribute("ViewBuilder", parameter.attributes)
          || parameter.type.trimmedDescription.contains("@ViewBuilder"),
        isVariadic: parameter.ellipsis != nil, place: place(of: parameter))
    }
  }

  func traits(
    _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax
  ) -> FunctionSyntax.Traits {
    var traits: FunctionSyntax.Traits = []
    for modifier in modifiers {
      switch modifier.name.text {
      case "static", "class": traits.insert(.isStatic)
      case "mutating": traits.insert(.isMutating)
      default: break
      }
    }
    if hasAttribute("ViewBuilder", attributes) { traits.insert(.isBuilder) }
    return traits
  }

  func hasAttribute(_ name: String, _ attributes: AttributeListSyntax) -> Bool {
    attributes.contains { element in
      guard case .attribute(let attribute) = element else { return false }
      return attribute.attributeName.trimmedDescription.split(separator: ".").last ?? "" == name
    }
  }
}
