/// A variable.
final class Cell {
  var value: Value
  init(_ value: Value) {
    self.value = value
  }
}

/// The names known at one place of the source.
final class Scope {
  let parent: Scope?
  /// The type whose member is being evaluated.
  let owner: UserType?
  /// The instance whose member is being evaluated.
  let receiver: Cell?
  private(set) var names: [String: Cell] = [:]
  /// Functions and types declared among the statements.
  var functions: [String: [FunctionSyntax]] = [:]
  var types: [String: UserType] = [:]

  init(_ parent: Scope?, owner: UserType? = nil, receiver: Cell? = nil) {
    self.parent = parent
    self.owner = owner
    self.receiver = receiver
  }

  func declare(_ name: String, _ value: Value) {
    if name != "_" { names[name] = Cell(value) }
  }

  /// All names that could be meant here, for suggestions.
  var visibleNames: [String] {
    var result: [String] = []
    var scope: Scope? = self
    while let current = scope {
      result += Array(current.names.keys) + current.functions.keys + current.types.keys
      if let owner = current.owner { result += owner.memberNames + owner.staticNames }
      scope = current.parent
    }
    return result
  }
}
