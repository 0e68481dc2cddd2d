/// A statement of the source.
struct Statement: Sendable {
  let place: Int
  let kind: Kind

  enum Kind: Sendable {
    case expression(Expression)
    case variable(VariableSyntax)
    case function(FunctionSyntax)
    case type(TypeSyntax)
    case returning(Expression?)
    case unless([ConditionSyntax], [Statement])
    case loop(PatternSyntax, Expression, filter: Expression?, [Statement])
    case repetition([ConditionSyntax], [Statement])
    case leaving
    case continuing
  }

  /// Whether the statement, or one inside of it, returns from the function.
  var returns: Bool {
    switch kind {
    case .returning: true
    case .unless(_, let body), .loop(_, _, _, let body), .repetition(_, let body):
      body.contains(where: \.returns)
    case .expression(let expression):
      switch expression.kind {
      case .conditional(let conditional):
        (conditional.then + (conditional.otherwise ?? [])).contains(where: \.returns)
      case .selection(let selection):
        selection.cases.contains { $0.body.contains(where: \.returns) }
      default: false
      }
    default: false
    }
  }
}

/// `if`, as a statement or a value.
struct IfSyntax: Sendable {
  var conditions: [ConditionSyntax]
  var then: [Statement]
  var otherwise: [Statement]?
}

/// `switch`, as a statement or a value.
struct SwitchSyntax: Sendable {
  struct Case: Sendable {
    var place: Int
    /// Empty for `default`.
    var items: [(pattern: PatternSyntax, filter: Expression?)]
    var body: [Statement]
  }

  var subject: Expression
  var cases: [Case]
}

/// One of the conditions of `if`, `guard` or `while`.
enum ConditionSyntax: Sendable {
  case expression(Expression)
  case unwrapping(PatternSyntax, Expression)
  case matching(PatternSyntax, Expression)
}

/// What a value is compared with or taken apart by.
indirect enum PatternSyntax: Sendable {
  case any
  case name(String)
  case expression(Expression)
  case tuple([(label: String?, pattern: PatternSyntax)])
  /// A case of an enumeration, with patterns for its values if any are given.
  case enumCase(String, [(label: String?, pattern: PatternSyntax)]?, place: Int)
  case some(PatternSyntax)
  case type(TypeNotation)
}
