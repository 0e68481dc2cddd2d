/// A type of the source, with what its extensions add.
final class UserType {
  let syntax: TypeSyntax
  /// The type around it.
  let parent: UserType?
  private(set) var members: TypeSyntax.Members
  private(set) var conformances: Set<String>
  private(set) var nested: [String: UserType] = [:]
  private(set) var aliases: [String: TypeNotation] = [:]
  private(set) var variables: [String: VariableSyntax] = [:]
  private(set) var functions: [String: [FunctionSyntax]] = [:]
  /// Static constants, once evaluated.
  var statics: [String: Value] = [:]

  init(_ syntax: TypeSyntax, parent: UserType?) {
    self.syntax = syntax
    self.parent = parent
    members = TypeSyntax.Members()
    conformances = []
    add(syntax)
  }

  var name: String { syntax.name }
  var kind: TypeSyntax.Kind { syntax.kind }
  var isView: Bool { conformances.contains("View") }

  /// Adds the members of an extension, or those of the type itself.
  func add(_ syntax: TypeSyntax) {
    conformances.formUnion(syntax.inherited)
    members.variables += syntax.members.variables
    members.functions += syntax.members.functions
    members.initializers += syntax.members.initializers
    members.cases += syntax.members.cases
    for alias in syntax.members.aliases { aliases[alias.name] = alias.type }
    for variable in syntax.members.variables {
      if let name = variable.name { variables[name] = variable }
    }
    for function in syntax.members.functions {
      functions[function.name, default: []].append(function)
    }
    for type in syntax.members.types where type.kind != .addition {
      nested[type.name] = UserType(type, parent: self)
    }
  }

  /// Properties that an instance keeps, in order.
  var storedProperties: [VariableSyntax] {
    syntax.members.variables.filter { !$0.isStatic && $0.getter == nil }
  }

  func enumCase(_ name: String) -> TypeSyntax.Case? { members.cases.first { $0.name == name } }

  /// What can be written after the type and a dot.
  var staticNames: [String] {
    members.cases.map(\.name) + variables.values.filter(\.isStatic).compactMap(\.name)
      + members.functions.filter(\.isStatic).map(\.name) + nested.keys
  }

  /// What can be written after an instance and a dot.
  var memberNames: [String] {
    variables.values.filter { !$0.isStatic }.compactMap(\.name)
      + members.functions.filter { !$0.isStatic }.map(\.name)
  }
}
