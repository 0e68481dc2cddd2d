internal import SwiftSyntax

extension SourceParser {
  func typeNotation(
    _ type: some TypeSyntaxProtocol, _ level: Int = 0
  ) throws(NotationError) -> TypeNotation {
    try checkNesting(level, type)
    switch SwiftSyntax.TypeSyntax(type).as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      return .named(
        type.name.identifierText, try genericArguments(type.genericArgumentClause, level + 1))
    case .memberType(let type):
      let base = try typeNotation(type.baseType, level + 1)
      let arguments = try genericArguments(type.genericArgumentClause, level + 1)
      let name = type.name.identifierText
      return .named(base.name == "SwiftUI" ? name : base.name + "." + name, arguments)
    case .optionalType(let type): return .optional(try typeNotation(type.wrappedType, level + 1))
    case .implicitlyUnwrappedOptionalType(let type):
      return .optional(try typeNotation(type.wrappedType, level + 1))
    case .arrayType(let type): return .array(try typeNotation(type.element, level + 1))
    case .dictionaryType(let type):
      return .dictionary(
        try typeNotation(type.key, level + 1), try typeNotation(type.value, level + 1))
    case .tupleType(let type):
      let elements = try type.elements.map { (element) throws(NotationError) in
        (label: element.firstName?.identifierText, type: try typeNotation(element.type, level + 1))
      }
      return elements.count == 1 && elements[0].label == nil ? elements[0].type : .tuple(elements)
    case .functionType(let type):
      return .function(
        try type.parameters.map { (parameter) throws(NotationError) in
          try typeNotation(parameter.type, level + 1)
        }, try typeNotation(type.returnClause.type, level + 1))
    case .attributedType(let type): return try typeNotation(type.baseType, level + 1)
    case .someOrAnyType(let type):
      return .conforming(try typeNotation(type.constraint, level + 1))
    case .compositionType(let type):
      return .conforming(.named(type.elements.trimmedDescription, []))
    case .metatypeType(let type): return .named(type.trimmedDescription, [])
    default: throw fail(type, "the type '\(type.trimmedDescription)' is not supported")
    }
  }

  func genericArguments(
    _ clause: GenericArgumentClauseSyntax?, _ level: Int
  ) throws(NotationError) -> [TypeNotation] {
    guard let clause else { return [] }
    return try clause.arguments.map { (argument) throws(NotationError) in
      guard case .type(let type) = argument.argument else {
        throw fail(argument, "a value as a generic argument is not supported")
      }
      return try typeNotation(type, level)
    }
  }
}
