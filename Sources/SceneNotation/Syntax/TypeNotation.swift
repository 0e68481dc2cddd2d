/// A type as written.
indirect enum TypeNotation: Sendable {
  /// A name, with dots for nested types.
  case named(String, [TypeNotation])
  case optional(TypeNotation)
  case array(TypeNotation)
  case dictionary(TypeNotation, TypeNotation)
  case tuple([(label: String?, type: TypeNotation)])
  case function([TypeNotation], TypeNotation)
  /// `some View`, `any View`.
  case conforming(TypeNotation)

  /// The name without generic arguments.
  var name: String {
    switch self {
    case .named(let name, _): name
    case .optional(let type): type.name + "?"
    case .array(let type): "[\(type.name)]"
    case .dictionary(let key, let value): "[\(key.name): \(value.name)]"
    case .tuple(let elements): "(" + elements.map(\.type.name).joined(separator: ", ") + ")"
    case .function(let parameters, let result):
      "(" + parameters.map(\.name).joined(separator: ", ") + ") -> " + result.name
    case .conforming(let type): "some " + type.name
    }
  }

  var isFunction: Bool {
    switch self {
    case .function: true
    case .optional(let type): type.isFunction
    case .tuple(let elements): elements.count == 1 && elements[0].type.isFunction
    default: false
    }
  }

  var isOptional: Bool {
    switch self {
    case .optional: true
    case .named("Optional", _): true
    default: false
    }
  }

  /// Whether a function of this type builds a view from its statements.
  var isView: Bool {
    switch self {
    case .conforming(let type): type.name == "View"
    case .named(let name, _): name == "AnyView"
    default: false
    }
  }
}
