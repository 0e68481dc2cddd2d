/// What is wrong with a theme file.
package enum ThemeError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A name that its part does not have.
  case unknownName(String, known: [String])
  /// A length that is negative, not finite or beyond 10⁷ points.
  case length(String, Double)
  case color(String, String)
  case null(String)
  /// Not a style or weight of that name.
  case font(String, String, known: [String])

  package var description: String {
    switch self {
    case .unknownName(let name, let known):
      "theme: there is no \(name): the names there are \(known.joined(separator: ", "))"
    case .length(let name, let value):
      "theme: \(name) is \(value): give a number of points from 0 to 10000000"
    case .color(let name, let value):
      "theme: \(name) is '\(value)': give #RGB, #RRGGBB, #RRGGBBAA or a CSS colour name"
    case .null(let name):
      "theme: \(name) is null: give a value, or leave it out for the usual one"
    case .font(let name, let value, let known):
      "theme: \(name) is '\(value)': give one of \(known.joined(separator: ", "))"
    }
  }
}
