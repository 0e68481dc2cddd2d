internal import Foundation

extension Evaluator {
  /// A value as an interpolation shows it.
  func description(of value: Value) throws(NotationError) -> String {
    try step(place)
    switch value {
    case .void: return "()"
    case .none: return "nil"
    case .bool(let value): return "\(value)"
    case .integer(let value): return "\(value)"
    case .decimal(let value): return "\(value)"
    case .number(let value): return try description(of: value.settled)
    case .string(let value): return value
    case .text(let value): return value.string
    case .enumCase(let value): return try description(of: value)
    case .array(let values):
      return "[" + (try list(values.map { (nil, $0) })) + "]"
    case .tuple(let values): return "(" + (try list(values.map { ($0.label, $0.value) })) + ")"
    case .instance(let instance): return try description(of: instance)
    case .binding(let binding): return try description(of: binding.value)
    case .range(let range):
      let (lower, upper) = (try description(of: range.lower), try description(of: range.upper))
      return lower + (range.isClosed ? "..." : "..<") + upper
    default: return typeName(of: value)
    }
  }

  private func description(of value: EnumValue) throws(NotationError) -> String {
    guard !value.values.isEmpty else { return value.name }
    return value.name + "(" + (try list(value.values.map { ($0.label, $0.value) })) + ")"
  }

  private func description(of instance: Instance) throws(NotationError) -> String {
    if let member = try memberIfAny(of: .instance(instance), "description", place) {
      return try description(of: member)
    }
    let fields = instance.type.storedProperties.compactMap { property in
      property.name.flatMap { name in instance.fields[name].map { (Optional(name), $0) } }
    }
    return instance.type.name + "(" + (try list(fields)) + ")"
  }

  private func list(_ values: [(String?, Value)]) throws(NotationError) -> String {
    var text = ""
    for (index, (label, value)) in values.enumerated() {
      let inner = try deeper(place) { () throws(NotationError) in try description(of: value) }
      let isQuoted = value.stringValue != nil
      text += (index > 0 ? ", " : "") + (label.map { $0 + ": " } ?? "")
      text = try checked(text + (isQuoted ? "\"\(inner)\"" : inner))
    }
    return text
  }

  /// `String(format:)` for numbers and strings; written here, since a wrong format given to the
  /// C library's would read memory it must not.
  func formatted(
    _ format: String, _ arguments: [Value], _ place: Int
  ) throws(NotationError) -> String {
    var result = ""
    var arguments = arguments[...]
    var rest = format[...]
    while let character = rest.popFirst() {
      guard character == "%" else {
        result.append(character)
        continue
      }
      let specification = rest.prefix { "0123456789.+-l".contains($0) }
      rest = rest.dropFirst(specification.count)
      guard let conversion = rest.popFirst() else { break }
      if conversion == "%" {
        result.append("%")
        continue
      }
      guard let argument = arguments.popFirst() else {
        throw fail(place, "the format '\(format)' has more places than values")
      }
      result += try self.formatted(argument, specification, conversion, place)
      result = try checked(result)
    }
    return result
  }

  private func formatted(
    _ value: Value, _ specification: Substring, _ conversion: Character, _ place: Int
  ) throws(NotationError) -> String {
    let parts = specification.filter { $0 != "l" }.split(
      separator: ".", omittingEmptySubsequences: false)
    let flags = parts.first ?? ""
    let width = min(Int(flags.filter(\.isNumber)) ?? 0, 100)
    var text: String
    switch (conversion, value.settled) {
    case ("d", .integer(let value)), ("i", .integer(let value)), ("u", .integer(let value)):
      text = "\(value)"
    case ("f", _):
      guard let number = value.numericValue else {
        throw fail(place, "'%f' shows a number, not \(typeName(of: value))")
      }
      let digits = min(parts.count > 1 ? Int(parts[1]) ?? 0 : 6, 20)
      text = String(format: "%.*f", digits, number)
    case ("@", _), ("s", _): text = try description(of: value)
    default: throw fail(place, "'%\(conversion)' cannot show \(typeName(of: value))")
    }
    if flags.hasPrefix("+"), !text.hasPrefix("-") { text = "+" + text }
    let padding = String(
      repeating: flags.hasPrefix("0") ? "0" : " ", count: max(0, width - text.count))
    return flags.hasPrefix("-") ? text + padding : padding + text
  }
}
