internal import struct Foundation.CGFloat

/// A value of the interpreted source.
enum Value {
  case void
  case none
  case bool(Bool)
  case integer(Int)
  case decimal(Double)
  /// Of literals only, so that its type is still open.
  case number(LiteralNumber)
  case string(String)
  /// A literal, which may still be a key of translations.
  case text(LiteralText)
  case array([Value])
  case dictionary([(key: Value, value: Value)])
  case tuple([(label: String?, value: Value)])
  indirect case range(RangeValue)
  case function(FunctionValue)
  case type(TypeReference)
  case instance(Instance)
  case object(Object)
  case enumCase(EnumValue)
  case keyPath([String])
  case binding(BindingValue)
  /// An expression whose type the place it goes to decides.
  case deferred(DeferredValue)
  /// A value of the library: a colour, a font, a view.
  case native(Any)

  /// The interpreted form of a value of Swift.
  init(wrapping value: Any) {
    switch value {
    case let value as Value: self = value
    case let value as Bool: self = .bool(value)
    case let value as Int: self = .integer(value)
    case let value as Double: self = .decimal(value)
    case let value as CGFloat: self = .decimal(Double(value))
    case let value as String: self = .string(value)
    case let values as [Value]: self = .array(values)
    case is Void: self = .void
    default: self = .native(value)
    }
  }
}

/// An instance of a structure of the source.
struct Instance {
  let type: UserType
  var fields: [String: Value]
}

/// An instance of a class of the source.
final class Object {
  var instance: Instance
  init(_ instance: Instance) {
    self.instance = instance
  }
}

/// A case of an enumeration of the source, with its values.
struct EnumValue {
  let type: UserType
  let name: String
  var values: [(label: String?, value: Value)]
}

/// Two bounds; the upper is missing in `1...`.
struct RangeValue {
  var lower: Value
  var upper: Value
  var isClosed: Bool
}

/// The value behind a `$property`; a picture only reads it.
final class BindingValue {
  let value: Value
  init(_ value: Value) {
    self.value = value
  }
}

/// An expression such as `.leading` that waits for its type.
final class DeferredValue {
  let expression: Expression
  let scope: Scope
  init(_ expression: Expression, _ scope: Scope) {
    self.expression = expression
    self.scope = scope
  }

  /// The implicit member that the expression hangs on.
  var rootName: String {
    var link = expression
    while true {
      switch link.kind {
      case .member(nil, let name): return name
      case .member(let base?, _), .call(let base, _), .element(let base, _), .forced(let base),
        .optionalLink(let base), .optionalChain(let base):
        link = base
      default: return ""
      }
    }
  }
}

/// A type, of the source or of the library.
enum TypeReference {
  case user(UserType)
  case native(String)

  var name: String {
    switch self {
    case .user(let type): type.name
    case .native(let name): name
    }
  }
}
