/// Which arguments go to which parameters, by labels and order.
enum CallMatching {
  /// For each parameter the indices of its arguments, none where the default is taken; nil when
  /// the labels do not fit.
  static func slots(
    of arguments: [CallArgument], in parameters: [ParameterShape]
  ) -> [[Int]]? {
    var slots: [[Int]] = parameters.map { _ in [] }
    var next = 0
    for (index, argument) in arguments.enumerated() {
      if let last = parameters.indices.first(where: { $0 == next - 1 }),
        parameters[last].isVariadic, argument.label == nil, !argument.isTrailing
      {
        slots[last].append(index)
        continue
      }
      guard
        let parameter = (next..<parameters.count).first(where: {
          accepts(parameters[$0], argument)
        }), (next..<parameter).allSatisfy({ parameters[$0].isOptional })
      else { return nil }
      slots[parameter].append(index)
      next = parameter + 1
    }
    return (next..<max(next, parameters.count)).allSatisfy { parameters[$0].isOptional }
      ? slots : nil
  }

  /// The first trailing closure has no label of its own and takes any parameter for closures.
  private static func accepts(_ parameter: ParameterShape, _ argument: CallArgument) -> Bool {
    argument.isTrailing && argument.label == nil
      ? parameter.takesClosure : parameter.label == argument.label
  }
}

extension ParameterShape {
  fileprivate var isOptional: Bool { hasDefault || isVariadic }
}
