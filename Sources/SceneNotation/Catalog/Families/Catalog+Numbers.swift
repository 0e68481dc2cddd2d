extension Catalog {
  @Sendable static func addNumbers(_ catalog: inout Catalog) {
    for name in ["Double", "CGFloat", "Float", "TimeInterval"] {
      catalog.type(name, given(nil, AnyNumber.self)) { $0.value }
      catalog.type(name, given(nil, String.self)) { (text) -> Value in
        Double(text).map { .decimal($0) } ?? .none
      }
      catalog.constant(name, "infinity") { Double.infinity }
      catalog.constant(name, "nan") { Double.nan }
      catalog.constant(name, "pi") { Double.pi }
      catalog.constant(name, "zero") { 0.0 }
      catalog.constant(name, "greatestFiniteMagnitude") { Double.greatestFiniteMagnitude }
      catalog.constant(name, "leastNonzeroMagnitude") { Double.leastNonzeroMagnitude }
    }
    addIntegers(&catalog)
    catalog.type("Bool", given(nil, Bool.self)) { $0 }
    catalog.mutation("toggle") { (value: Bool) in !value }
    addNumberMembers(&catalog)
  }

  private static func addIntegers(_ catalog: inout Catalog) {
    catalog.type("Int", given(nil, TruncatedNumber.self)) { $0.value }
    catalog.type("Int", given(nil, String.self)) { (text) -> Value in
      Int(text).map { .integer($0) } ?? .none
    }
    catalog.constant("Int", "zero") { 0 }
    catalog.constant("Int", "max") { Int.max }
    catalog.constant("Int", "min") { Int.min }
  }

  private static func addNumberMembers(_ catalog: inout Catalog) {
    catalog.method("rounded") { (value: Double) in value.rounded() }
    catalog.method("rounded", given(nil, RoundingRule.self)) { (value: Double, rule) in
      value.rounded(rule.rule)
    }
    catalog.constants(
      "FloatingPointRoundingRule",
      [
        "up": FloatingPointRoundingRule.up, "down": .down, "towardZero": .towardZero,
        "awayFromZero": .awayFromZero, "toNearestOrEven": .toNearestOrEven,
        "toNearestOrAwayFromZero": .toNearestOrAwayFromZero,
      ])
    catalog.method("isMultiple", given("of", Int.self)) { (value: Int, other) in
      value.isMultiple(of: other)
    }
    catalog.method("truncatingRemainder", given("dividingBy", Double.self)) {
      (value: Double, divisor) in value.truncatingRemainder(dividingBy: divisor)
    }
    catalog.property("magnitude") { (value: Double) in abs(value) }
    catalog.property("isNaN") { (value: Double) in value.isNaN }
    catalog.property("isFinite") { (value: Double) in value.isFinite }
    catalog.property("isZero") { (value: Double) in value.isZero }
  }
}

/// What `Int(…)` makes of a number; not what it cannot hold.
struct TruncatedNumber: Notated {
  static var notation: String { "number" }
  let value: Int

  static func reading(
    _ value: Value, with evaluator: Evaluator
  ) throws(NotationError) -> TruncatedNumber? {
    guard let number = try AnyNumber.reading(value, with: evaluator) else { return nil }
    if let integer = number.integer { return TruncatedNumber(value: integer) }
    guard let integer = Int(exactly: number.value.rounded(.towardZero)) else {
      throw evaluator.fail("\(number.value) is too large for an Int")
    }
    return TruncatedNumber(value: integer)
  }
}

/// `.up`, `.down`.
struct RoundingRule: Notated {
  static var notation: String { "FloatingPointRoundingRule" }
  let rule: FloatingPointRoundingRule

  static func reading(
    _ value: Value, with evaluator: Evaluator
  ) throws(NotationError) -> RoundingRule? {
    guard case .native(let native)? = try evaluator.resolved(value, as: notation) else {
      return nil
    }
    return (native as? FloatingPointRoundingRule).map { RoundingRule(rule: $0) }
  }
}
