extension Catalog {
  @Sendable static func addSequences(_ catalog: inout Catalog) {
    catalog.property("count") { (list: Sequenced) in list.values.count }
    catalog.property("isEmpty") { (list: Sequenced) in list.values.isEmpty }
    catalog.property("first") { (list: Sequenced) in list.values.first ?? Value.none }
    catalog.property("last") { (list: Sequenced) in list.values.last ?? Value.none }
    catalog.property("indices") { (list: Sequenced) in
      Value.range(
        RangeValue(lower: .integer(0), upper: .integer(list.values.count), isClosed: false))
    }
    catalog.method("enumerated") { (list: Sequenced) in
      list.values.enumerated().map { index, value in
        Value.tuple([(label: "offset", value: .integer(index)), (label: "element", value: value)])
      }
    }
    catalog.method("reversed") { (list: Sequenced) in [Value](list.values.reversed()) }
    catalog.method("shuffled") { (list: Sequenced) in list.values }
    catalog.method("prefix", given(nil, Int.self)) { (list: Sequenced, count) in
      Array(list.values.prefix(max(count, 0)))
    }
    catalog.method("suffix", given(nil, Int.self)) { (list: Sequenced, count) in
      Array(list.values.suffix(max(count, 0)))
    }
    catalog.method("dropFirst", given(nil, Int.self, else: 1)) { (list: Sequenced, count) in
      Array(list.values.dropFirst(max(count, 0)))
    }
    catalog.method("dropLast", given(nil, Int.self, else: 1)) { (list: Sequenced, count) in
      Array(list.values.dropLast(max(count, 0)))
    }
    addSearching(&catalog)
    addTransforming(&catalog)
  }

  private static func addSearching(_ catalog: inout Catalog) {
    catalog.method("contains", given("where", Callable.self)) {
      (list: Sequenced, holds) throws(NotationError) in
      try list.first(holds) != nil
    }
    catalog.method("contains", given(nil, OpenValue.self)) {
      (list: Sequenced, value) throws(NotationError) in try list.firstIndex(of: value) != nil
    }
    catalog.method("first", given("where", Callable.self)) {
      (list: Sequenced, holds) throws(NotationError) in
      try list.first(holds) ?? Value.none
    }
    catalog.method("firstIndex", given("of", OpenValue.self)) {
      (list: Sequenced, value) throws(NotationError) in
      try list.firstIndex(of: value).map { Value.integer($0) } ?? Value.none
    }
    catalog.method("allSatisfy", given(nil, Callable.self)) {
      (list: Sequenced, holds) throws(NotationError) in
      for value in list.values where try !holds.holds(value) { return false }
      return true
    }
  }

  private static func addTransforming(_ catalog: inout Catalog) {
    for name in ["map", "compactMap"] {
      catalog.method(name, given(nil, Callable.self)) {
        (list: Sequenced, transform) throws(NotationError) in
        let results = try list.values.map { (value) throws(NotationError) in
          try transform(value).settled
        }
        return name == "map"
          ? results : results.filter { if case .none = $0 { false } else { true } }
      }
    }
    catalog.method("flatMap", given(nil, Callable.self)) {
      (list: Sequenced, transform) throws(NotationError) in
      var results: [Value] = []
      for value in list.values {
        let result = try transform(value)
        results += try list.evaluator.elements(of: result, list.evaluator.place)
        try list.evaluator.checked(count: results.count)
      }
      return results
    }
    catalog.method("filter", given(nil, Callable.self)) {
      (list: Sequenced, holds) throws(NotationError) in
      var results: [Value] = []
      for value in list.values where try holds.holds(value) { results.append(value) }
      return results
    }
    catalog.method("reduce", given(nil, AnyValue.self), given(nil, Combiner.self)) {
      (list: Sequenced, start, combine) throws(NotationError) in
      var result = start.value
      for value in list.values { result = try combine(result, value) }
      return result
    }
    addSorting(&catalog)
    catalog.method("joined", given("separator", String.self, else: "")) {
      (list: Sequenced, separator) throws(NotationError) in
      var result = ""
      for (index, value) in list.values.enumerated() {
        guard let text = value.stringValue else {
          throw list.evaluator.fail("joined() joins strings")
        }
        result = try list.evaluator.checked(result + (index > 0 ? separator : "") + text)
      }
      return result
    }
  }

  private static func addSorting(_ catalog: inout Catalog) {
    catalog.method("sorted") { (list: Sequenced) throws(NotationError) in
      try list.sorted { (a, b) throws(NotationError) in
        try list.evaluator.isLess(a, b, list.evaluator.place)
      }
    }
    catalog.method("sorted", given("by", Combiner.self)) {
      (list: Sequenced, precedes) throws(NotationError) in
      try list.sorted { (a, b) throws(NotationError) in
        if case .bool(let result) = try precedes(a, b) { result } else { false }
      }
    }
    catalog.method("max") { (list: Sequenced) throws(NotationError) in
      try list.sorted { (a, b) throws(NotationError) in
        try list.evaluator.isLess(a, b, list.evaluator.place)
      }.last ?? Value.none
    }
    catalog.method("min") { (list: Sequenced) throws(NotationError) in
      try list.sorted { (a, b) throws(NotationError) in
        try list.evaluator.isLess(a, b, list.evaluator.place)
      }.first ?? Value.none
    }
  }
}

/// An array, a range or a dictionary, with its elements.
struct Sequenced: Notated {
  static var notation: String { "collection" }
  let values: [Value]
  let evaluator: Evaluator

  static func reading(
    _ value: Value, with evaluator: Evaluator
  ) throws(NotationError) -> Sequenced? {
    switch value {
    case .array, .range, .dictionary:
      Sequenced(
        values: try evaluator.elements(of: value, evaluator.place), evaluator: evaluator)
    default: nil
    }
  }

  func first(_ holds: Callable) throws(NotationError) -> Value? {
    for value in values where try holds.holds(value) { return value }
    return nil
  }

  func firstIndex(of value: OpenValue) throws(NotationError) -> Int? {
    for (index, element) in values.enumerated()
    where try evaluator.areEqual(element, value.value, evaluator.place) { return index }
    return nil
  }

  /// By merging, which any order is safe for, even one that contradicts itself.
  func sorted(
    _ precedes: (Value, Value) throws(NotationError) -> Bool
  ) throws(NotationError) -> [Value] {
    var runs = values.map { [$0] }
    while runs.count > 1 {
      var merged: [[Value]] = []
      for start in stride(from: 0, to: runs.count, by: 2) {
        merged.append(
          start + 1 < runs.count
            ? try Self.merged(runs[start], runs[start + 1], precedes) : runs[start])
      }
      runs = merged
    }
    return runs.first ?? []
  }

  private static func merged(
    _ a: [Value], _ b: [Value], _ precedes: (Value, Value) throws(NotationError) -> Bool
  ) throws(NotationError) -> [Value] {
    var (a, b) = (a[...], b[...])
    var result: [Value] = []
    while let first = a.first, let second = b.first {
      if try precedes(second, first) {
        result.append(second)
        b.removeFirst()
      } else {
        result.append(first)
        a.removeFirst()
      }
    }
    return result + a + b
  }
}

/// A closure of two values, or an operator: `reduce(0, +)`.
struct Combiner: Notated {
  static var notation: String { "closure" }
  static var takesClosure: Bool { true }
  private let combine: (Value, Value) throws(NotationError) -> Value

  static func reading(_ value: Value, with evaluator: Evaluator) -> Combiner? {
    if case .native(let native) = value, let name = native as? OperatorName {
      let place = evaluator.place
      return Combiner { (a, b) throws(NotationError) in
        try evaluator.apply(name.text, a, b, place).settled
      }
    }
    guard let function = Callable.reading(value, with: evaluator) else { return nil }
    return Combiner { (a, b) throws(NotationError) in try function(a, b).settled }
  }

  func callAsFunction(_ a: Value, _ b: Value) throws(NotationError) -> Value {
    try combine(a, b)
  }
}

/// An operator given as a function.
struct OperatorName {
  let text: String
}
