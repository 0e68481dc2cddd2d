internal import SkeletonUI

extension Evaluator {
  /// The value of a property that the surroundings supply.
  func wrapped(
    _ variable: VariableSyntax, _ wrapper: WrapperSyntax, _ type: UserType, _ place: Int
  ) throws(NotationError) -> Value? {
    guard wrapper.name == "Environment" else {
      if ["FocusState", "GestureState", "Namespace"].contains(wrapper.name) {
        return variable.type?.name == "Bool" ? .bool(false) : Value.none
      }
      return nil
    }
    guard case .keyPath(let names)? = wrapper.arguments.first?.value.kind, let name = names.first
    else {
      throw fail(wrapper.place, "only @Environment(\\.key) is supported")
    }
    let value = try environmentValue(name, wrapper.place)
    return try self.value(at: Array(names.dropFirst()), of: value, wrapper.place)
  }

  func environmentValue(_ name: String, _ place: Int) throws(NotationError) -> Value {
    if let value = environment[NotatedEnvironment.self][name] { return value }
    if let declared = program.extensions["EnvironmentValues"]?.variables[name] {
      return try declaredEnvironment(declared, place)
    }
    guard let value = EnvironmentNames.value(name, environment) else {
      let hint = EnvironmentNames.all.nearest(to: name).map { "; did you mean '\\.\($0)'?" } ?? ""
      throw fail(place, "the environment has no value '\(name)'\(hint)")
    }
    return value
  }

  /// `@Entry var name = default`, or a computed property around `self[Key.self]`.
  private func declaredEnvironment(
    _ variable: VariableSyntax, _ place: Int
  ) throws(NotationError) -> Value {
    if let initializer = variable.initializer {
      return try bound(try evaluate(initializer, globalScope), variable, globalScope)
    }
    guard let getter = variable.getter, case .expression(let body)? = getter.body.first?.kind,
      case .element(_, let arguments) = body.kind,
      case .type(.user(let key)) = try evaluate(
        arguments.first?.value ?? body, globalScope),
      let value = try staticMember(of: .user(key), "defaultValue", place)
    else {
      throw fail(place, "the environment value '\(variable.name ?? "")' cannot be read here")
    }
    return value
  }
}

/// The environment values that sources read and set, by name.
enum EnvironmentNames {
  static let all = [
    "colorScheme", "layoutDirection", "redactionReasons", "isEnabled", "isLoading", "lineLimit",
    "lineSpacing", "displayScale", "dynamicTypeSize", "font", "multilineTextAlignment",
    "horizontalSizeClass", "verticalSizeClass", "accessibilityReduceMotion", "dismiss", "openURL",
  ]

  static func value(_ name: String, _ environment: EnvironmentValues) -> Value? {
    switch name {
    case "colorScheme": .native(environment.colorScheme)
    case "layoutDirection": .native(environment.layoutDirection)
    case "redactionReasons": .native(environment.redactionReasons)
    case "isEnabled": .bool(environment.isEnabled)
    case "isLoading": .bool(environment.isLoading)
    case "lineLimit": environment.lineLimit.map { .integer($0) } ?? Value.none
    case "lineSpacing": .decimal(environment.lineSpacing)
    case "displayScale": .decimal(environment.displayScale)
    case "dynamicTypeSize": .native(environment.dynamicTypeSize)
    case "font": environment.font.map { .native($0) } ?? Value.none
    case "multilineTextAlignment": .native(environment.multilineTextAlignment)
    case "horizontalSizeClass": .native(UserInterfaceSizeClass.compact)
    case "verticalSizeClass": .native(UserInterfaceSizeClass.regular)
    case "accessibilityReduceMotion", "accessibilityReduceTransparency": .bool(false)
    case "dismiss", "openURL", "refresh": .void
    default: nil
    }
  }
}

/// How much room an interface has; that of a phone held upright.
enum UserInterfaceSizeClass: Hashable {
  case compact
  case regular
}
