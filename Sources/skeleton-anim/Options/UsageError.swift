/// A command line that cannot be meant.
enum UsageError: Error, Equatable {
  case unknownOption(String, nearest: String?)
  case missingValue(option: String, accepted: String)
  case unexpectedValue(option: String, given: String)
  case duplicate(option: String)
  case invalidValue(option: String, given: String, accepted: String)
  case wrongCommand(option: String, command: Command)
  case contradiction(String, String, reason: String)
  case tooManyOperands(String)
  case missingOperand(command: Command)
  case tooManyFrames(Int)
  case unknownScene(String, nearest: String?)
  case unknownPlatform(String, nearest: String?)
  case notText(position: Int, mended: String)
}

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownOption(let option, let nearest):
      "unknown option '\(option)'" + Self.suggestion(nearest)
    case .missingValue(let option, let accepted):
      "\(option) needs a value: \(accepted)"
    case .unexpectedValue(let option, let given):
      "\(option) takes no value, but '\(given)' was given"
    case .duplicate(let option):
      "\(option) was given twice"
    case .invalidValue(let option, let given, let accepted):
      "\(option): \(Self.refusal(given, accepted))"
    case .wrongCommand(let option, let command):
      "\(option) means nothing "
        + (command == .render ? "when drawing" : "to '\(command.rawValue)'")
    case .contradiction(let a, let b, let reason):
      "\(a) and \(b) contradict each other: \(reason)"
    case .tooManyOperands(let operand):
      "unexpected argument '\(operand)'"
    case .missingOperand(let command):
      "\(command.rawValue) needs a \(command.operandName); usage: skeleton-anim \(command.usage)"
    case .tooManyFrames(let count):
      "\(count) frames are too many; a file may hold 1000000: lower --fps, --duration or --repeat"
    case .unknownScene(let name, let nearest):
      "no scene is named '\(name)'" + Self.suggestion(nearest)
        + "; 'skeleton-anim scenes' lists them, and a Swift file's name ends in .swift"
    case .unknownPlatform(let name, let nearest):
      "no platform is named '\(name)'" + Self.suggestion(nearest)
        + "; 'skeleton-anim platforms' lists them"
    case .notText(let position, let mended):
      "argument \(position), '\(mended)', is not UTF-8 text: give it in UTF-8"
    }
  }

  /// The option whose value is not accepted, and why.
  var refusal: (option: String, reason: String)? {
    guard case .invalidValue(let option, let given, let accepted) = self else { return nil }
    return (option, Self.refusal(given, accepted))
  }

  private static func refusal(_ given: String, _ accepted: String) -> String {
    "'\(given)' is not accepted; it takes \(accepted)"
  }

  private static func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
  }
}
