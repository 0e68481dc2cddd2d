extension Evaluator {
  /// What to say when no signature fits: about the one that came nearest.
  func mismatch(
    _ failure: CallFailure, _ code: FunctionValue.Code?, of function: FunctionValue,
    _ arguments: [CallArgument], _ place: Int
  ) -> NotationError {
    switch failure {
    case .error(let error): return error
    case .receiver:
      if case .native(_, let receiver?)? = code {
        return fail(place, "\(typeName(of: receiver)) has no member '\(function.name)'")
      }
      return fail(place, "'\(function.name)' cannot be called")
    case .labels: return wrongLabels(function, arguments, place)
    case .argument(let index, let expected):
      // Without arguments, one of any number that are wanted is missing.
      guard arguments.indices.contains(index) else {
        return wrongLabels(function, arguments, place)
      }
      let argument = arguments[index]
      if case .deferred(let deferred) = argument.value {
        let type = expected.filter { $0 != "?" }
        return unknownStatic(deferred.rootName, of: named(type), deferred.expression.place)
      }
      return fail(
        argument.place,
        "cannot convert \(typeName(of: argument.value)) to the type '\(expected)' of"
          + " \(argument.label.map { "'\($0):'" } ?? "the argument") of '\(function.name)'"
          + hint(argument.value, expected))
    }
  }

  private func named(_ type: String) -> TypeReference {
    program.types[type].map { .user($0) } ?? .native(type)
  }

  private func hint(_ value: Value, _ expected: String) -> String {
    switch (value, expected.filter { $0 != "?" }) {
    case (.integer, "CGFloat"), (.integer, "Double"): ": write \(expected.filter { $0 != "?" })(…)"
    case (.decimal, "Int"): ": write Int(…)"
    default: ""
    }
  }

  private func wrongLabels(
    _ function: FunctionValue, _ arguments: [CallArgument], _ place: Int
  ) -> NotationError {
    let known = function.codes.flatMap(\.labels)
    let unknown = arguments.first { argument in
      argument.label.map { !known.contains($0) } ?? false
    }
    let signatures = Set(function.codes.map { $0.signature(function.name) }).sorted()
    var message: String
    if let unknown, let label = unknown.label {
      let hint = known.nearest(to: label).map { "; did you mean '\($0):'?" } ?? ""
      message = "'\(function.name)' has no parameter '\(label):'\(hint)"
    } else {
      let given = arguments.map { ($0.label ?? "_") + ":" }.joined()
      message = "'\(function.name)' cannot be called with (\(given))"
    }
    message += "; accepted: " + signatures.prefix(6).joined(separator: ", ")
    return fail(unknown?.place ?? place, message)
  }
}

extension FunctionValue.Code {
  fileprivate var labels: [String] {
    switch self {
    case .written(let syntax, _, _): syntax.parameters.compactMap(\.label)
    case .native(let function, _): function.parameters.compactMap(\.label)
    case .initializer(let type, let syntax):
      syntax?.parameters.compactMap(\.label) ?? type.storedProperties.compactMap(\.name)
    case .enumCase(_, let enumCase): enumCase.parameters.compactMap(\.label)
    }
  }

  fileprivate func signature(_ name: String) -> String {
    switch self {
    case .native(let function, _): function.signature
    case .initializer(_, nil), .enumCase: name + "(" + labels.map { $0 + ":" }.joined() + ")"
    case .initializer(_, let syntax?):
      name + "(" + syntax.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    case .written(let syntax, _, _): syntax.signature
    }
  }
}
