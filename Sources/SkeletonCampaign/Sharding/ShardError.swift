/// Why it is not known which share of a campaign is meant.
package enum ShardError: Error, Sendable, Hashable {
  case notAShard(String)
  case outOfRange(index: Int, count: Int)
  /// The same of a system that counts from `first`.
  case outOfSystemRange(index: Int, first: Int, count: Int)
  case badCount(count: Int, limit: Int)
  /// A variable of a system that is no whole number.
  case badVariable(name: String, value: String)
  /// An index without what says how many there are.
  case missingVariable(name: String, index: String, value: String, advice: String)
  /// An index that an array of these bounds does not have.
  case notInArray(variable: String, value: Int, first: Int, last: Int, step: Int)
  /// An array with numbers left out, which no arithmetic can close.
  case holes(variable: String, count: Int, expected: Int)
}

extension ShardError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notAShard(let text):
      "'\(text)' is no share of a campaign; 2/5 is the second of five, and auto asks the system"
    case .outOfRange(let index, let count):
      "there is no share \(index) of \(count); they count from 1 to \(count)"
    case .outOfSystemRange(let index, let first, let count):
      "the index is \(index), but \(count) of them count from \(first) to \(first + count - 1)"
    case .badCount(let count, let limit):
      "a campaign cannot have \(count) shares; it has 1 to \(limit)"
    case .badVariable(let name, let value):
      "\(name) is '\(value)', which is no whole number"
    case .missingVariable(let name, let index, let value, let advice):
      "\(index) is \(value), but \(name), which says how many there are, is not set: \(advice)"
    case .notInArray(let variable, let value, let first, let last, let step):
      "\(variable) is \(value), which is not among \(first) to \(last) in steps of \(step)"
    case .holes(let variable, let count, let expected):
      "\(variable) is \(count), but the array's bounds hold \(expected) numbers: "
        + "start the array without leaving numbers out"
    }
  }
}
