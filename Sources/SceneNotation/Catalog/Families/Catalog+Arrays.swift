extension Catalog {
  @Sendable static func addArrays(_ catalog: inout Catalog) {
    for name in ["Array", "Set"] {
      catalog.type(name) { [Value]() }
      catalog.type(name, given(nil, Elements.self)) { $0.values }
      catalog.type(
        name, given("repeating", AnyValue.self), given("count", RepeatedCount.self)
      ) { (value, count) throws(NotationError) in try count.repeating(value.value) }
    }
    catalog.mutation("append", given(nil, AnyValue.self)) { (list: ValueList, value) in
      list.values + [value.value]
    }
    catalog.mutation("append", given("contentsOf", Elements.self)) { (list: ValueList, other) in
      list.values + other.values
    }
    catalog.mutation("removeLast") { (list: ValueList) in Array(list.values.dropLast()) }
    catalog.mutation("removeFirst") { (list: ValueList) in Array(list.values.dropFirst()) }
    catalog.mutation("removeAll") { (_: ValueList) in [Value]() }
    catalog.mutation("insert", given(nil, AnyValue.self), given("at", Int.self)) {
      (list: ValueList, value, index) in
      var values = list.values
      values.insert(value.value, at: min(max(index, 0), values.count))
      return values
    }
    catalog.property("keys") { (pairs: ValuePairs) in pairs.pairs.map(\.key) }
    catalog.property("values") { (pairs: ValuePairs) in pairs.pairs.map(\.value) }
    catalog.property("count") { (pairs: ValuePairs) in pairs.pairs.count }
    catalog.property("isEmpty") { (pairs: ValuePairs) in pairs.pairs.isEmpty }
  }
}

/// An array.
struct ValueList: Notated {
  static var notation: String { "Array" }
  let values: [Value]
  static func reading(_ value: Value, with evaluator: Evaluator) -> ValueList? {
    if case .array(let values) = value { ValueList(values: values) } else { nil }
  }
}

/// A dictionary.
struct ValuePairs: Notated {
  static var notation: String { "Dictionary" }
  let pairs: [(key: Value, value: Value)]
  static func reading(_ value: Value, with evaluator: Evaluator) -> ValuePairs? {
    if case .dictionary(let pairs) = value { ValuePairs(pairs: pairs) } else { nil }
  }
}
