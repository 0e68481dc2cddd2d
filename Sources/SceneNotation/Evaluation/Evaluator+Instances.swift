internal import SkeletonUI

extension Evaluator {
  /// The initialisers that are written, else the memberwise one.
  func initializers(of type: UserType) -> FunctionValue {
    let written = type.syntax.members.initializers
    let added = type.members.initializers.filter { syntax in !written.contains { $0 === syntax } }
    var codes: [FunctionValue.Code] = (written + added).map { .initializer(type, $0) }
    if written.isEmpty { codes.append(.initializer(type, nil)) }
    return FunctionValue(type.name, codes)
  }

  func initialize(
    _ type: UserType, _ syntax: FunctionSyntax?, _ arguments: [CallArgument], _ place: Int
  ) throws(CallFailure) -> Value {
    if type.kind == .enumeration, syntax == nil {
      return try enumCase(of: type, arguments, place)
    }
    let scope = Scope(scope(of: type), owner: type)
    var instance = Instance(
      type: type,
      fields: try asCallFailure { () throws(NotationError) in try initialFields(of: type, scope) })
    guard let syntax else {
      try setMembers(of: &instance, arguments, scope, place)
      return try asCallFailure { () throws(NotationError) in try finished(instance) }
    }
    let object = type.kind == .reference ? Object(instance) : nil
    let cell = Cell(object.map { .object($0) } ?? .instance(instance))
    let inner = Scope(scope, owner: type, receiver: cell)
    try bind(arguments, to: syntax.parameters, in: inner, place)
    return try asCallFailure { () throws(NotationError) in
      let flow = try deeper(place) { () throws(NotationError) in try run(syntax.body, inner) }
      if case .returned(let value) = flow, case .none = value,
        syntax.traits.contains(.isFailable)
      {
        return Value.none
      }
      if case .instance(let instance) = cell.value { return try finished(instance) }
      return cell.value
    }
  }

  /// The properties that have values of their own.
  private func initialFields(
    of type: UserType, _ scope: Scope
  ) throws(NotationError) -> [String: Value] {
    var fields: [String: Value] = [:]
    for property in type.storedProperties {
      guard let name = property.name, property.wrapper?.name != "Environment" else { continue }
      if let initializer = property.initializer {
        fields[name] = try bound(try evaluate(initializer, scope), property, scope)
      } else if property.type?.isOptional == true || property.type == nil,
        property.wrapper?.name != "Binding"
      {
        fields[name] = Value.none
      }
    }
    return fields
  }

  private func setMembers(
    of instance: inout Instance, _ arguments: [CallArgument], _ scope: Scope, _ place: Int
  ) throws(CallFailure) {
    let properties = instance.type.storedProperties.filter {
      $0.wrapper?.name != "Environment" && !($0.isConstant && $0.initializer != nil)
    }
    let shapes = properties.map { property in
      ParameterShape(
        label: property.name, type: property.type?.name ?? "",
        hasDefault: instance.fields[property.name ?? ""] != nil,
        takesClosure: property.isBuilder || property.type?.isFunction == true)
    }
    guard let slots = CallMatching.slots(of: arguments, in: shapes) else { throw .labels }
    for (slot, property) in zip(slots, properties) {
      guard let index = slot.first, let name = property.name else { continue }
      let value = try asCallFailure { () throws(NotationError) in
        try stored(arguments[index].value, in: property, scope)
      }
      guard let value else {
        throw .argument(index: index, expected: property.type?.name ?? "")
      }
      instance.fields[name] = value
    }
  }

  /// A value as a property keeps it; nil when it is of another type.
  func stored(
    _ value: Value, in property: VariableSyntax, _ scope: Scope
  ) throws(NotationError) -> Value? {
    var value = value
    if property.wrapper?.name == "Binding" || property.wrapper?.name == "Bindable" {
      value = try resolved(value, as: "Binding") ?? value
    }
    if case .binding(let binding) = value, property.type?.name != "Binding" {
      value = binding.value
    }
    return try converted(value, to: property.type, scope, isBuilder: property.isBuilder)
  }

  /// A new instance, with what was given from outside for the preview's views.
  private func finished(_ instance: Instance) throws(NotationError) -> Value {
    var instance = instance
    if instance.type.isView, !overrides.isEmpty {
      overridable.formUnion(instance.type.storedProperties.compactMap(\.name))
      for property in instance.type.storedProperties {
        guard let name = property.name, let text = overrides[name] else { continue }
        usedOverrides.insert(name)
        instance.fields[name] = try override(text, for: property, of: instance)
      }
    }
    // What `--loading` and a reveal say is the value of `isLoading`, also where a view keeps it in a
    // property; one that is false by itself stays so.
    if instance.type.isView, !environment.isLoading, overrides["isLoading"] == nil,
      case .bool(true) = instance.fields["isLoading"]
    {
      instance.fields["isLoading"] = .bool(false)
    }
    return instance.type.kind == .reference ? .object(Object(instance)) : .instance(instance)
  }

  private func override(
    _ text: String, for property: VariableSyntax, of instance: Instance
  ) throws(NotationError) -> Value {
    let scope = Scope(scope(of: instance.type), owner: instance.type)
    let name = property.name ?? ""
    let isString = property.type?.name == "String" || instance.fields[name]?.stringValue != nil
    if isString, !text.hasPrefix("\"") { return .string(text) }
    let given = SourceText(fileName: "--set \(name)", text: text)
    let outer = source
    source = given
    defer { source = outer }
    guard let file = try? SourceParser.parse(given, limits: limits), file.statements.count == 1,
      case .expression(let expression) = file.statements[0].kind,
      let value = try stored(try evaluate(expression, scope), in: property, scope)
    else {
      throw given.diagnostic(
        at: 0,
        "'\(text)' is no value of '\(name)'"
          + (property.type.map { ", which is a \($0.name)" } ?? ""))
    }
    return value
  }

  // MARK: Enumerations

  func make(
    _ enumCase: TypeSyntax.Case, of type: UserType, _ arguments: [CallArgument], _ place: Int
  ) throws(CallFailure) -> Value {
    let scope = Scope(scope(of: type), owner: type)
    guard let slots = CallMatching.slots(of: arguments, in: enumCase.parameters.map(\.shape)) else {
      throw .labels
    }
    var values: [(label: String?, value: Value)] = []
    for (slot, parameter) in zip(slots, enumCase.parameters) {
      let value = try asCallFailure { () throws(NotationError) -> Value? in
        if let index = slot.first {
          return try converted(arguments[index].value, to: parameter.type, scope, isBuilder: false)
        }
        guard let expression = parameter.defaultValue else { return Value.none }
        return try convert(
          try evaluate(expression, scope), to: parameter.type, scope, expression.place)
      }
      guard let value else {
        throw .argument(index: slot.first ?? 0, expected: parameter.type?.name ?? "")
      }
      values.append((label: parameter.label, value: value))
    }
    return .enumCase(EnumValue(type: type, name: enumCase.name, values: values))
  }

  /// `Tab(rawValue: "home")`.
  private func enumCase(
    of type: UserType, _ arguments: [CallArgument], _ place: Int
  ) throws(CallFailure) -> Value {
    guard arguments.count == 1, arguments[0].label == "rawValue" else { throw .labels }
    return try asCallFailure { () throws(NotationError) in
      for enumCase in type.members.cases where enumCase.parameters.isEmpty {
        let value = EnumValue(type: type, name: enumCase.name, values: [])
        if try areEqual(try rawValue(of: value, place), arguments[0].value, place) {
          return .enumCase(value)
        }
      }
      return Value.none
    }
  }

  func rawValue(of value: EnumValue, _ place: Int) throws(NotationError) -> Value {
    let isInteger = value.type.conformances.contains("Int")
    var next = 0
    for enumCase in value.type.members.cases {
      var raw: Value = isInteger ? .integer(next) : .string(enumCase.name)
      if let expression = enumCase.rawValue {
        raw = try evaluate(expression, Scope(scope(of: value.type))).settled
      }
      if enumCase.name == value.name { return raw }
      if case .integer(let number) = raw {
        next = try exact(number.addingReportingOverflow(1), place)
      }
    }
    return Value.none
  }
}
