extension Evaluator {
  /// The elements of anything that can be gone through.
  func elements(of value: Value, _ place: Int) throws(NotationError) -> [Value] {
    switch value {
    case .array(let values): return values
    case .dictionary(let pairs):
      return pairs.map {
        .tuple([(label: "key", value: $0.key), (label: "value", value: $0.value)])
      }
    case .string, .text: return (value.stringValue ?? "").map { .string(String($0)) }
    case .range(let range): return try elements(of: range, place)
    case .binding(let binding):
      return try elements(of: binding.value, place).map { .binding(BindingValue($0)) }
    default: throw fail(place, "\(typeName(of: value)) has no elements to go through")
    }
  }

  private func elements(
    of range: RangeValue, _ place: Int
  ) throws(NotationError) -> [Value] {
    guard case .integer(let lower) = range.lower.settled,
      case .integer(let upper) = range.upper.settled
    else { throw fail(place, "only a range of integers can be gone through") }
    let (count, overflow) = upper.subtractingReportingOverflow(lower)
    try checked(count: overflow ? .max : count)
    return (range.isClosed ? Array(lower...upper) : Array(lower..<upper)).map { .integer($0) }
  }

  /// `container[index]`.
  func element(
    of container: Value, _ arguments: [CallArgument], _ place: Int
  ) throws(NotationError) -> Value {
    guard let index = arguments.first?.value.settled else {
      throw fail(place, "an index is missing")
    }
    switch container {
    case .array(let elements): return try element(of: elements, index, place)
    case .range: return try element(of: try self.elements(of: container, place), index, place)
    case .dictionary(let pairs):
      for pair in pairs where try areEqual(pair.key, index, place) { return pair.value }
      return arguments.first { $0.label == "default" }?.value ?? Value.none
    case .binding(let binding):
      return .binding(BindingValue(try element(of: binding.value, arguments, place)))
    case .none: return Value.none
    default:
      guard case .keyPath(let names) = index else {
        throw fail(place, "\(typeName(of: container)) has no elements")
      }
      return try self.value(at: names, of: container, place)
    }
  }

  private func element(
    of elements: [Value], _ index: Value, _ place: Int
  ) throws(NotationError) -> Value {
    switch index {
    case .integer(let index):
      guard elements.indices.contains(index) else {
        throw fail(
          place, "the index \(index) is out of range: there are \(elements.count) elements")
      }
      return elements[index]
    case .range:
      let indices = try self.elements(of: index, place)
      return .array(
        try indices.map { (index) throws(NotationError) in
          try element(of: elements, index, place)
        })
    default: throw fail(place, "an index must be an Int, not \(typeName(of: index))")
    }
  }

  /// What a key path leads to.
  func value(
    at names: [String], of value: Value, _ place: Int
  ) throws(NotationError) -> Value {
    var value = value
    for name in names { value = try member(of: value, name, place) }
    return value
  }
}
