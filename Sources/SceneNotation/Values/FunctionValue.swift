/// Something that can be called, by one of several signatures.
final class FunctionValue {
  enum Code {
    /// Of the source; the scope is that of the declaration, the receiver that before the dot.
    case written(FunctionSyntax, Scope, receiver: Value?)
    case native(CatalogFunction, receiver: Value?)
    case initializer(UserType, FunctionSyntax?)
    case enumCase(UserType, TypeSyntax.Case)
  }

  let name: String
  let codes: [Code]
  /// Whether a closure was given for a view builder.
  let isBuilder: Bool

  init(_ name: String, _ codes: [Code], isBuilder: Bool = false) {
    self.name = name
    self.codes = codes
    self.isBuilder = isBuilder
  }

  /// The same closure, whose statements now build a view.
  var asBuilder: FunctionValue { FunctionValue(name, codes, isBuilder: true) }
}

/// An argument with its value.
struct CallArgument {
  var label: String?
  var value: Value
  var place: Int
  var isTrailing = false
}

/// Why one signature does not fit; another may.
enum CallFailure: Error {
  case labels
  case argument(index: Int, expected: String)
  case receiver
  case error(NotationError)
}
