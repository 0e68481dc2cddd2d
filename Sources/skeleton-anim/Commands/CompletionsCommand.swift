/// `completions`: a script that a shell completes the command line with.
enum CompletionsCommand {
  static func run(_ options: ParsedOptions) throws(UsageError) -> Int32 {
    guard let name = options.operands.first else { throw .missingOperand(command: .completions) }
    guard let shell = Completions.Shell(rawValue: name) else {
      let names = Completions.Shell.allCases.map(\.rawValue).joined(separator: ", ")
      throw .invalidValue(option: "completions", given: name, accepted: names)
    }
    return Tool.print(Completions.text(for: shell))
  }
}
