/// The declarations of a source, by name.
final class Program {
  let file: FileSyntax
  private(set) var types: [String: UserType] = [:]
  /// Of types that are not declared in the source, by their name.
  private(set) var extensions: [String: UserType] = [:]
  private(set) var functions: [String: [FunctionSyntax]] = [:]
  private(set) var variables: [String: VariableSyntax] = [:]
  private(set) var aliases: [String: TypeNotation] = [:]
  /// Constants of the file, once evaluated.
  var globals: [String: Value] = [:]

  init(_ file: FileSyntax) {
    self.file = file
    for type in file.types where type.kind != .addition {
      types[type.name] = UserType(type, parent: nil)
    }
    for type in file.types where type.kind == .addition { extend(type) }
    for function in file.functions { functions[function.name, default: []].append(function) }
    for variable in file.variables {
      if let name = variable.name { variables[name] = variable }
    }
    for alias in file.aliases { aliases[alias.name] = alias.type }
  }

  private func extend(_ syntax: TypeSyntax) {
    let path = syntax.name.split(separator: ".").map(String.init)
    if let first = path.first, var type = types[first] {
      for name in path.dropFirst() {
        guard let inner = type.nested[name] else { return }
        type = inner
      }
      type.add(syntax)
    } else if let known = extensions[syntax.name] {
      known.add(syntax)
    } else {
      extensions[syntax.name] = UserType(syntax, parent: nil)
    }
  }
}
