internal import SkeletonUI

extension Evaluator {
  /// A value in the type that a declaration names.
  func convert(
    _ value: Value, to type: TypeNotation?, _ scope: Scope, _ place: Int, isBuilder: Bool = false
  ) throws(NotationError) -> Value {
    if let result = try converted(value, to: type, scope, isBuilder: isBuilder) { return result }
    if case .deferred(let deferred) = value, let type, let reference = try reference(type, scope) {
      throw unknownStatic(deferred.rootName, of: reference, deferred.expression.place)
    }
    throw fail(place, "cannot convert \(typeName(of: value)) to \(type?.name ?? "")")
  }

  /// nil when the value is of another type.
  func converted(
    _ value: Value, to type: TypeNotation?, _ scope: Scope, isBuilder: Bool
  ) throws(NotationError) -> Value? {
    if isBuilder, case .function(let function) = value {
      // A builder closure for a plain view is asked for its view at once.
      guard type?.isFunction == true else { return try call(function.asBuilder, [], place) }
      return .function(function.asBuilder)
    }
    guard let type else { return value.settled }
    switch type {
    case .optional(let wrapped):
      if case .none = value { return value }
      return try converted(value, to: wrapped, scope, isBuilder: isBuilder)
    case .array(let element): return try convertedElements(value, to: element, scope)
    case .dictionary(let key, let element):
      return try converted(dictionary: value, key, element, scope)
    case .tuple(let elements): return try converted(tuple: value, elements, scope)
    case .function:
      if case .function(let function) = value, function.codes.contains(where: \.isUntypedClosure),
        case .function(_, let result) = type, result.isView
      {
        return .function(function.asBuilder)
      }
      return value
    case .conforming: return value.settled
    case .named(let name, let arguments):
      return try converted(value, toNamed: name, arguments, type, scope)
    }
  }

  private func converted(
    _ value: Value, toNamed name: String, _ arguments: [TypeNotation], _ type: TypeNotation,
    _ scope: Scope
  ) throws(NotationError) -> Value? {
    if name == "Array" || name == "Set", let element = arguments.first {
      return try convertedElements(value, to: element, scope)
    }
    if name == "Optional", let wrapped = arguments.first {
      return try converted(value, to: .optional(wrapped), scope, isBuilder: false)
    }
    if name == "Binding" {
      if case .deferred = value { return try resolved(value, as: "Binding") }
      return value
    }
    if let alias = program.aliases[name], alias.name != name {
      return try deeper(place) { () throws(NotationError) in
        try converted(value, to: alias, scope, isBuilder: false)
      }
    }
    switch try reference(type, scope) {
    case .user(let user): return try converted(value, to: user)
    case .native(let native): return try converted(value, toNative: native)
    case nil: return value.settled  // a generic parameter or a protocol
    }
  }

  private func converted(_ value: Value, to type: UserType) throws(NotationError) -> Value? {
    switch value {
    case .deferred(let deferred): return try resolved(deferred, as: .user(type))
    case .instance(let instance): return instance.type === type ? value : nil
    case .object: return value
    case .enumCase(let enumCase): return enumCase.type === type ? value : nil
    default: return type.kind == .interface ? value : nil
    }
  }

  private func converted(
    _ value: Value, toNative name: String
  ) throws(NotationError) -> Value? {
    switch name {
    case "Int": return try Int.reading(value, with: self).map { .integer($0) }
    case "Double", "CGFloat", "Float", "TimeInterval":
      return try Double.reading(value, with: self).map { .decimal($0) }
    case "Bool": return Bool.reading(value, with: self).map { .bool($0) }
    case "String", "Character": return value.stringValue.map { .string($0) }
    case "LocalizedStringKey": return value
    case "AnyView", "View":
      return try view(value).map { .native($0) }
    case "AnyShapeStyle", "ShapeStyle":
      return try AnyShapeStyle.reading(value, with: self).map { .native($0) }
    default:
      guard let resolved = try resolved(value, as: name) else { return nil }
      if case .array = resolved, case .deferred = value { return nil }
      return typeNames(of: resolved).contains(name) || isOpaque(name) ? resolved.settled : nil
    }
  }

  /// Types of the catalog whose values are written in other ways than by their name.
  private func isOpaque(_ name: String) -> Bool {
    catalog.initializers[name] == nil
      || ["Edge.Set", "Axis.Set", "RedactionReasons"].contains(name)
  }

  private func convertedElements(
    _ value: Value, to type: TypeNotation, _ scope: Scope
  ) throws(NotationError) -> Value? {
    guard case .array(let elements) = value else {
      if case .deferred = value { return nil }
      return value
    }
    var result: [Value] = []
    for element in elements {
      guard let element = try converted(element, to: type, scope, isBuilder: false) else {
        return nil
      }
      result.append(element)
    }
    return .array(result)
  }

  private func converted(
    dictionary value: Value, _ key: TypeNotation, _ element: TypeNotation, _ scope: Scope
  ) throws(NotationError) -> Value? {
    if case .array(let elements) = value, elements.isEmpty { return .dictionary([]) }
    guard case .dictionary(let pairs) = value else { return value }
    var result: [(key: Value, value: Value)] = []
    for pair in pairs {
      guard let key = try converted(pair.key, to: key, scope, isBuilder: false),
        let value = try converted(pair.value, to: element, scope, isBuilder: false)
      else { return nil }
      result.append((key: key, value: value))
    }
    return .dictionary(result)
  }

  private func converted(
    tuple value: Value, _ types: [(label: String?, type: TypeNotation)], _ scope: Scope
  ) throws(NotationError) -> Value? {
    guard case .tuple(let elements) = value, elements.count == types.count else {
      return types.isEmpty ? .void : nil
    }
    var result: [(label: String?, value: Value)] = []
    for (element, type) in zip(elements, types) {
      guard let value = try converted(element.value, to: type.type, scope, isBuilder: false) else {
        return nil
      }
      result.append((label: type.label ?? element.label, value: value))
    }
    return .tuple(result)
  }

  // MARK: Implicit members

  /// An expression with a leading dot as a member of a type; nil when the type has none such.
  func resolved(
    _ deferred: DeferredValue, as type: TypeReference
  ) throws(NotationError) -> Value? {
    guard hasStatic(deferred.rootName, type) else { return nil }
    return try deeper(deferred.expression.place) { () throws(NotationError) in
      try evaluate(deferred.expression, deferred.scope, implicit: type)
    }
  }

  /// The value itself unless it waits for its type.
  func resolved(_ value: Value, as type: String) throws(NotationError) -> Value? {
    guard case .deferred(let deferred) = value else { return value }
    return try resolved(deferred, as: .native(type))
  }

  /// As a member of the type of another value.
  func resolved(_ value: Value, like other: Value) throws(NotationError) -> Value? {
    guard case .deferred(let deferred) = value else { return value }
    for type in types(of: other) {
      if let value = try resolved(deferred, as: type) { return value }
    }
    if case .none = other { return nil }
    if let type = types(of: other).first {
      throw unknownStatic(deferred.rootName, of: type, deferred.expression.place)
    }
    return nil
  }

  private func types(of value: Value) -> [TypeReference] {
    switch value {
    case .enumCase(let value): [.user(value.type)]
    case .instance(let value): [.user(value.type)]
    case .object(let value): [.user(value.instance.type)]
    default: typeNames(of: value).map { .native($0) }
    }
  }

  private func hasStatic(_ name: String, _ type: TypeReference) -> Bool {
    switch type {
    case .user(let type): return name == "init" || type.staticNames.contains(name)
    case .native(let native):
      if name == "init" { return catalog.initializers[native] != nil }
      if catalog.constant(native, name) != nil { return true }
      if !catalog.staticFunctions(native, name).isEmpty { return true }
      return ([native] + catalog.sources[native, default: []]).contains {
        program.extensions[$0]?.staticNames.contains(name) == true
      }
    }
  }
}

extension FunctionValue.Code {
  fileprivate var isUntypedClosure: Bool {
    if case .written(let syntax, _, _) = self { syntax.traits.contains(.isClosure) } else { false }
  }
}
