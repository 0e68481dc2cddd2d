internal import SwiftSyntax

extension SourceParser {
  /// A declaration of a type or an extension; nil for any other.
  func type(_ node: DeclSyntax) throws(NotationError) -> TypeSyntax? {
    switch node.as(DeclSyntaxEnum.self) {
    case .structDecl(let node):
      return try type(.structure, node.name.identifierText, node, at: node.name)
    case .enumDecl(let node):
      return try type(.enumeration, node.name.identifierText, node, at: node.name)
    case .classDecl(let node):
      return try type(.reference, node.name.identifierText, node, at: node.name)
    case .actorDecl(let node):
      return try type(.reference, node.name.identifierText, node, at: node.name)
    case .protocolDecl(let node):
      return TypeSyntax(
        .interface, node.name.identifierText, inherited: inherited(node.inheritanceClause),
        TypeSyntax.Members(), at: place(of: node.name))
    case .extensionDecl(let node):
      let name = try typeNotation(node.extendedType).name
      return try type(.addition, name, node, at: node.extendedType)
    default: return nil
    }
  }

  private func type(
    _ kind: TypeSyntax.Kind, _ name: String, _ node: some DeclGroupSyntax,
    at nameNode: some SyntaxProtocol
  ) throws(NotationError) -> TypeSyntax {
    var members = TypeSyntax.Members()
    try add(node.memberBlock.members, to: &members)
    return TypeSyntax(
      kind, name, inherited: inherited(node.inheritanceClause), members, at: place(of: nameNode))
  }

  private func inherited(_ clause: InheritanceClauseSyntax?) -> [String] {
    clause?.inheritedTypes.map { $0.type.trimmedDescription.replacing("SwiftUI.", with: "") } ?? []
  }

  private func add(
    _ list: MemberBlockItemListSyntax, to members: inout TypeSyntax.Members
  ) throws(NotationError) {
    for item in list {
      if let nested = try type(item.decl) {
        members.types.append(nested)
        continue
      }
      switch item.decl.as(DeclSyntaxEnum.self) {
      case .variableDecl(let node): members.variables += try variables(node)
      case .functionDecl(let node): members.functions.append(try function(node))
      case .initializerDecl(let node): members.initializers.append(try initializer(node))
      case .typeAliasDecl(let node):
        members.aliases.append(
          (node.name.identifierText, try typeNotation(node.initializer.value)))
      case .enumCaseDecl(let node): members.cases += try cases(node)
      case .ifConfigDecl(let node):
        if case .decls(let inner)? = Self.chosen(node)?.elements { try add(inner, to: &members) }
      default: break
      }
    }
  }

  private func cases(_ node: EnumCaseDeclSyntax) throws(NotationError) -> [TypeSyntax.Case] {
    try node.elements.map { (element) throws(NotationError) in
      let parameters = try element.parameterClause?.parameters.map {
        (parameter) throws(NotationError) in
        let label = parameter.firstName?.identifierText
        return FunctionSyntax.Parameter(
          label: label == "_" ? nil : label, name: label ?? "_",
          type: try typeNotation(parameter.type),
          defaultValue: try parameter.defaultValue.map { (clause) throws(NotationError) in
            try expression(clause.value, 0)
          }, place: place(of: parameter))
      }
      return TypeSyntax.Case(
        name: element.name.identifierText, parameters: parameters ?? [],
        rawValue: try element.rawValue.map { (clause) throws(NotationError) in
          try expression(clause.value, 0)
        }, place: place(of: element))
    }
  }

  /// One for each name of a declaration.
  func variables(_ node: VariableDeclSyntax) throws(NotationError) -> [VariableSyntax] {
    let traits = traits(node.modifiers, node.attributes)
    let wrapper = try wrapper(node.attributes)
    return try node.bindings.map { (binding) throws(NotationError) in
      let type = try binding.typeAnnotation.map { (annotation) throws(NotationError) in
        try typeNotation(annotation.type)
      }
      var variable = VariableSyntax(
        pattern: try pattern(binding.pattern, binds: true, 0), type: type,
        wrapper: wrapper, isStatic: traits.contains(.isStatic),
        isConstant: node.bindingSpecifier.text == "let", isBuilder: traits.contains(.isBuilder),
        place: place(of: binding))
      variable.initializer = try binding.initializer.map { (clause) throws(NotationError) in
        try expression(clause.value, 0)
      }
      variable.getter = try binding.accessorBlock.flatMap { (block) throws(NotationError) in
        try getter(block, of: variable, traits)
      }
      return variable
    }
  }

  private func getter(
    _ block: AccessorBlockSyntax, of variable: VariableSyntax, _ traits: FunctionSyntax.Traits
  ) throws(NotationError) -> FunctionSyntax? {
    let body: CodeBlockItemListSyntax
    switch block.accessors {
    case .getter(let statements): body = statements
    case .accessors(let list):
      let getter = list.first { $0.accessorSpecifier.text == "get" }
      guard let statements = getter?.body?.statements else { return nil }
      body = statements
    @unknown default: return nil
    }
    return FunctionSyntax(
      variable.name ?? "", [], variable.type, try statements(body, 0),
      (traits: traits, place: variable.place))
  }

  /// The attribute that wraps a property.
  private func wrapper(_ attributes: AttributeListSyntax) throws(NotationError) -> WrapperSyntax? {
    let plain = ["ViewBuilder", "available", "MainActor", "Published", "ObservationIgnored"]
    for element in attributes {
      guard case .attribute(let attribute) = element else { continue }
      let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.identifierText ?? ""
      guard !plain.contains(name) else { continue }
      var arguments: [Expression.Argument] = []
      if case .argumentList(let list)? = attribute.arguments {
        arguments = try self.arguments(list, 0)
      }
      return WrapperSyntax(name: name, arguments: arguments, place: place(of: attribute))
    }
    return nil
  }
}
