import SkeletonCampaign

/// A command line taken apart: which command, which operands, which values.
struct ParsedOptions: Sendable {
  var command = Command.render
  var operands: [String] = []
  /// By full name; a flag has one empty value.
  var values: [String: [String]] = [:]

  /// Takes arguments apart, without the tool's own name.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    var given: [OptionSpec] = []
    var isLiteral = false
    var seenOperand = false
    while let argument = rest.popFirst() {
      if !isLiteral && argument == "--" {
        isLiteral = true
      } else if !isLiteral && argument.hasPrefix("-") && argument != "-" {
        given.append(try takeOption(argument, rest: &rest))
      } else if !isLiteral, !seenOperand, let word = Command(rawValue: argument), word != .render {
        command = word
        seenOperand = true
      } else {
        operands.append(argument)
        seenOperand = true
      }
    }
    for spec in given where !spec.commands.contains(command) {
      throw .wrongCommand(option: spec.name, command: command)
    }
    guard operands.count <= command.operandLimit else {
      throw .tooManyOperands(operands[command.operandLimit])
    }
    try applyPlatform()
  }

  private static func name(of argument: String) -> String {
    String(argument.prefix { $0 != "=" })
  }

  /// A value that is an option's name must be joined to its own option: `--title=-o`.
  private mutating func takeOption(
    _ argument: String, rest: inout ArraySlice<String>
  ) throws(UsageError) -> OptionSpec {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = Self.name(of: argument)
    guard let spec = OptionTable.spec(named: name) else {
      let names = OptionTable.all.map(\.name)
      throw .unknownOption(name, nearest: names.nearest(to: name))
    }
    var value = ""
    if let placeholder = spec.value {
      if parts.count == 2 {
        value = String(parts[1])
      } else if let next = rest.first, OptionTable.spec(named: Self.name(of: next)) == nil {
        value = next
        rest.removeFirst()
      } else {
        throw .missingValue(option: spec.name, accepted: "\(placeholder), \(spec.help)")
      }
    } else if parts.count == 2 {
      throw .unexpectedValue(option: spec.name, given: String(parts[1]))
    }
    guard spec.repeats || values[spec.name] == nil else { throw .duplicate(option: spec.name) }
    values[spec.name, default: []].append(value)
    return spec
  }
}
