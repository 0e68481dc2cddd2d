/// An expression of the source.
final class Expression: Sendable {
  /// In UTF-8 units from the start of the source.
  let place: Int
  let kind: Kind

  init(_ kind: Kind, at place: Int) {
    self.kind = kind
    self.place = place
  }

  enum Kind: Sendable {
    case integer(Int)
    case decimal(Double)
    case string([StringPart])
    case bool(Bool)
    case none
    case array([Expression])
    case dictionary([(key: Expression, value: Expression)])
    case tuple([Argument])
    case name(String)
    /// Without a base, the type comes from the surroundings: `.leading`.
    case member(Expression?, String)
    /// `base?`, whose absence ends the chain around it.
    case optionalLink(Expression)
    /// What a chain with optional links ends at.
    case optionalChain(Expression)
    case forced(Expression)
    case call(Expression, [Argument])
    case element(Expression, [Argument])
    case prefix(String, Expression)
    case binary(String, Expression, Expression)
    case ternary(Expression, Expression, Expression)
    /// With the operator before `=`, empty for a plain assignment.
    case assignment(String, Expression, Expression)
    case closure(FunctionSyntax)
    case keyPath([String])
    case cast(Expression, CastKind, TypeNotation)
    case type(TypeNotation)
    case conditional(IfSyntax)
    case selection(SwitchSyntax)
  }

  enum CastKind: Sendable { case upcast, conditional, forced, check }

  enum StringPart: Sendable {
    case text(String)
    case value(Expression, format: Expression?)
  }

  struct Argument: Sendable {
    var label: String?
    var value: Expression
    /// Of the label, if any.
    var place: Int
    var isTrailing = false
  }

  /// Whether the expression hangs on a member whose type the surroundings decide.
  var hangsOnImplicitMember: Bool {
    var link = self
    while true {
      switch link.kind {
      case .member(nil, _): return true
      case .member(let base?, _), .call(let base, _), .element(let base, _), .forced(let base),
        .optionalLink(let base), .optionalChain(let base):
        link = base
      default: return false
      }
    }
  }

  /// Whether the expression consists of numbers and operators only.
  var isLiteralNumber: Bool {
    switch kind {
    case .integer, .decimal: true
    case .prefix(_, let operand): operand.isLiteralNumber
    case .binary(_, let a, let b): a.isLiteralNumber && b.isLiteralNumber
    case .tuple(let elements): elements.count == 1 && elements[0].value.isLiteralNumber
    default: false
    }
  }
}
