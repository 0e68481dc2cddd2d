extension Evaluator {
  /// `base.name`, or `.name` of the implicit type.
  func member(
    of base: Expression?, _ name: String, _ scope: Scope, _ implicit: TypeReference?, _ place: Int
  ) throws(NotationError) -> Value {
    guard let base else {
      guard let implicit else {
        throw fail(place, "the type of '.\(name)' cannot be told here")
      }
      if let value = try staticMember(of: implicit, name, place) { return value }
      throw unknownStatic(name, of: implicit, place)
    }
    let value = try evaluate(base, scope, implicit: implicit)
    return try member(of: value, name, place)
  }

  func member(
    of value: Value, _ name: String, _ place: Int, isCalled: Bool = false
  ) throws(NotationError) -> Value {
    if case .type(let type) = value {
      if name == "self" { return value }
      if let member = try staticMember(of: type, name, place, isCalled: isCalled) { return member }
      throw unknownStatic(name, of: type, place)
    }
    if name == "self" { return value }
    if let member = try memberIfAny(of: value, name, place) { return member }
    throw unknownMember(name, of: value, place)
  }

  /// A property or method of a value; nil when it has none of that name.
  func memberIfAny(
    of value: Value, _ name: String, _ place: Int
  ) throws(NotationError) -> Value? {
    switch value {
    case .instance(let instance):
      if let member = try member(of: instance, value, name, place) { return member }
    case .object(let object):
      if let member = try member(of: object.instance, value, name, place) { return member }
    case .enumCase(let value):
      if let member = try member(of: value, name, place) { return member }
    case .tuple(let elements):
      let index = Int(name) ?? elements.firstIndex { $0.label == name }
      if let index, elements.indices.contains(index) { return elements[index].value }
    case .binding(let binding):
      if name == "wrappedValue" { return binding.value }
      return try memberIfAny(of: binding.value, name, place).map { .binding(BindingValue($0)) }
    case .none: return Value.none
    default: break
    }
    for typeName in typeNames(of: value) {
      guard let type = program.extensions[typeName] else { continue }
      if let member = try declared(type, value, name, place) { return member }
    }
    return try catalogMember(of: value, name, place)
  }

  private func member(
    of instance: Instance, _ value: Value, _ name: String, _ place: Int
  ) throws(NotationError) -> Value? {
    if let field = instance.fields[name] {
      // A function in a property is called as a method would be.
      return field
    }
    return try declared(instance.type, value, name, place)
  }

  private func member(
    of value: EnumValue, _ name: String, _ place: Int
  ) throws(NotationError) -> Value? {
    if let member = try declared(value.type, .enumCase(value), name, place) { return member }
    guard name == "rawValue" else { return nil }
    return try rawValue(of: value, place)
  }

  /// A computed property or a method of a type of the source.
  private func declared(
    _ type: UserType, _ value: Value, _ name: String, _ place: Int
  ) throws(NotationError) -> Value? {
    if let variable = type.variables[name], !variable.isStatic {
      if let getter = variable.getter {
        let scope = Scope(scope(of: type), owner: type, receiver: Cell(value))
        return try deeper(place) { () throws(NotationError) in
          try run(getter, scope, isBuilder: buildsView(getter))
        }
      }
      if let wrapper = variable.wrapper { return try wrapped(variable, wrapper, type, place) }
    }
    guard let functions = type.functions[name]?.filter({ !$0.isStatic }), !functions.isEmpty else {
      return nil
    }
    let scope = Scope(scope(of: type), owner: type)
    return .function(
      FunctionValue(name, functions.map { .written($0, scope, receiver: value) }))
  }

  /// The scope around a type's members.
  func scope(of type: UserType) -> Scope {
    type.parent.map { Scope(scope(of: $0), owner: $0) } ?? globalScope
  }

  private func catalogMember(
    of value: Value, _ name: String, _ place: Int
  ) throws(NotationError) -> Value? {
    for property in catalog.properties[name] ?? [] {
      do { return try property.invoke(value, ArgumentReader([], self)) } catch {
        if case .error(let error) = error { throw error }
      }
    }
    var methods: [CatalogFunction] = []
    for method in catalog.methods[name] ?? [] where try method.fits(value, self) {
      methods.append(method)
    }
    guard !methods.isEmpty else { return nil }
    return .function(FunctionValue(name, methods.map { .native($0, receiver: value) }))
  }

  // MARK: Static members

  /// A constant, a function, a case or a type; of a name that stands for a constant and a function
  /// both, such as `.rect`, the function when it is called.
  func staticMember(
    of type: TypeReference, _ name: String, _ place: Int, isCalled: Bool = false
  ) throws(NotationError) -> Value? {
    switch type {
    case .user(let type): return try staticMember(of: type, name, place)
    case .native(let native):
      for source in [native] + catalog.sources[native, default: []] {
        guard let type = program.extensions[source] else { continue }
        if let member = try staticMember(of: type, name, place) { return member }
      }
      let functions = catalog.staticFunctions(native, name)
      if !isCalled || functions.isEmpty, let constant = catalog.constant(native, name) {
        return constant()
      }
      if !functions.isEmpty {
        return .function(FunctionValue(name, functions.map { .native($0, receiver: nil) }))
      }
      if catalog.types.contains("\(native).\(name)") { return .type(.native("\(native).\(name)")) }
      guard name == "init", let initializers = catalog.initializers[native] else { return nil }
      return .function(FunctionValue(native, initializers.map { .native($0, receiver: nil) }))
    }
  }

  private func staticMember(
    of type: UserType, _ name: String, _ place: Int
  ) throws(NotationError) -> Value? {
    if let enumCase = type.enumCase(name) {
      return enumCase.parameters.isEmpty
        ? .enumCase(EnumValue(type: type, name: name, values: []))
        : .function(FunctionValue(name, [.enumCase(type, enumCase)]))
    }
    if let value = type.statics[name] { return value }
    if let variable = type.variables[name], variable.isStatic {
      return try staticVariable(variable, of: type, place)
    }
    if let functions = type.functions[name]?.filter(\.isStatic), !functions.isEmpty {
      let scope = Scope(scope(of: type), owner: type)
      return .function(
        FunctionValue(name, functions.map { .written($0, scope, receiver: nil) }))
    }
    if let nested = type.nested[name] { return .type(.user(nested)) }
    switch name {
    case "allCases" where type.kind == .enumeration:
      return .array(
        type.members.cases.map { .enumCase(EnumValue(type: type, name: $0.name, values: [])) })
    case "init" where type.kind != .addition: return .function(initializers(of: type))
    default: return nil
    }
  }

  private func staticVariable(
    _ variable: VariableSyntax, of type: UserType, _ place: Int
  ) throws(NotationError) -> Value {
    let scope = Scope(scope(of: type), owner: type)
    return try deeper(place) { () throws(NotationError) in
      if let getter = variable.getter {
        return try run(getter, scope, isBuilder: buildsView(getter))
      }
      guard let initializer = variable.initializer else {
        throw fail(variable.place, "a static property needs a value")
      }
      let value = try bound(try evaluate(initializer, scope), variable, scope)
      type.statics[variable.name ?? ""] = value
      return value
    }
  }

  // MARK: What is not there

  func unknownStatic(
    _ name: String, of type: TypeReference, _ place: Int
  ) -> NotationError {
    let names: [String]
    switch type {
    case .user(let type): names = type.staticNames
    case .native(let native):
      let added = ([native] + catalog.sources[native, default: []]).flatMap {
        program.extensions[$0]?.staticNames ?? []
      }
      names = catalog.staticNames(of: native) + added
    }
    let advice =
      ["Color", "UIColor", "ShapeStyle"].contains(type.name)
      ? "; " + AssetColor.advice : accepted(names)
    let hint = names.nearest(to: name).map { "; did you mean '.\($0)'?" } ?? advice
    return fail(place, "type '\(type.name)' has no member '\(name)'\(hint)")
  }

  /// A short list of what there is, when it is short.
  private func accepted(_ names: [String]) -> String {
    let names = Set(names).sorted()
    guard !names.isEmpty, names.count <= 12 else { return "" }
    return "; it has " + names.map { "'.\($0)'" }.joined(separator: ", ")
  }

  func unknownMember(_ name: String, of value: Value, _ place: Int) -> NotationError {
    var names = [String](catalog.methods.keys) + catalog.properties.keys
    for typeName in typeNames(of: value) {
      names += program.extensions[typeName]?.memberNames ?? []
    }
    switch value {
    case .instance(let instance): names += instance.type.memberNames
    case .object(let object): names += object.instance.type.memberNames
    case .enumCase(let value): names += value.type.memberNames
    default: break
    }
    if isView(value), let layout = SwiftUINames.layoutModifiers.first(where: { $0 == name }) {
      return fail(place, "'.\(layout)' changes the layout in a way that is not known here")
    }
    let hint = names.nearest(to: name).map { "; did you mean '.\($0)'?" } ?? ""
    return fail(place, "\(typeName(of: value)) has no member '\(name)'\(hint)")
  }
}
