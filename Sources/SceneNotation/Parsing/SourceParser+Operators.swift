internal import SwiftSyntax

extension SourceParser {
  /// A flat sequence of operands and operators as a tree, by the precedence of the operators.
  func folded(_ node: SequenceExprSyntax, _ level: Int) throws(NotationError) -> Expression {
    guard node.elements.count <= limits.nesting else {
      throw fail(
        node, "more than \(limits.nesting) operands and operators in a row, which is the limit")
    }
    var folding = OperatorFolding(items: try items(of: node, level)[...])
    return folding.expression()
  }

  private func items(
    of node: SequenceExprSyntax, _ level: Int
  ) throws(NotationError) -> [OperatorFolding.Item] {
    var result: [OperatorFolding.Item] = []
    var pendingCast: Expression.CastKind?
    for element in node.elements {
      switch element.as(ExprSyntaxEnum.self) {
      case .binaryOperatorExpr(let node):
        result.append(try binary(node))
      case .assignmentExpr: result.append(.assignment("", place: place(of: element)))
      case .unresolvedTernaryExpr(let ternary):
        result.append(.ternary(try expression(ternary.thenExpression, level)))
      case .unresolvedIsExpr: pendingCast = .check
      case .unresolvedAsExpr(let node):
        switch node.questionOrExclamationMark?.text {
        case "?": pendingCast = .conditional
        case "!": pendingCast = .forced
        default: pendingCast = .upcast
        }
      case .typeExpr(let node):
        let type = try typeNotation(node.type, level)
        if let kind = pendingCast {
          result.append(.cast(kind, type))
        } else {
          result.append(.operand(Expression(.type(type), at: place(of: node))))
        }
        pendingCast = nil
      default: result.append(.operand(try expression(element, level)))
      }
    }
    return result
  }

  private func binary(_ node: BinaryOperatorExprSyntax) throws(NotationError)
    -> OperatorFolding.Item
  {
    let name = node.operator.text
    if OperatorFolding.precedence[name] != nil { return .binary(name, place: place(of: node)) }
    if name.hasSuffix("="), OperatorFolding.precedence[String(name.dropLast())] != nil {
      return .assignment(String(name.dropLast()), place: place(of: node))
    }
    throw fail(node, "the operator '\(name)' is not supported")
  }
}

/// Precedence climbing over a sequence that alternates operands and operators.
struct OperatorFolding {
  enum Item {
    case operand(Expression)
    case binary(String, place: Int)
    case assignment(String, place: Int)
    /// The middle operand.
    case ternary(Expression)
    /// With the type that follows.
    case cast(Expression.CastKind, TypeNotation)
  }

  var items: ArraySlice<Item>

  /// - Source: the precedence groups of the standard library.
  static let precedence: [String: Int] = [
    "||": 3, "&&": 4, "==": 5, "!=": 5, "<": 5, "<=": 5, ">": 5, ">=": 5, "===": 5, "!==": 5,
    "??": 6, "..<": 8, "...": 8, "+": 9, "-": 9, "|": 9, "*": 10, "/": 10, "%": 10, "&": 10,
    "<<": 11, ">>": 11,
  ]
  private static let assignment = 1
  private static let ternary = 2
  private static let cast = 7

  /// Everything up to an operator that binds less than `minimum`.
  mutating func expression(_ minimum: Int = 0) -> Expression {
    guard case .operand(var left)? = items.popFirst() else {
      preconditionFailure("the parser alternates operands and operators")
    }
    while let next = items.first {
      switch next {
      case .binary(let name, let place):
        let level = Self.precedence[name] ?? 0
        guard level >= minimum else { return left }
        items.removeFirst()
        let right = expression(name == "??" ? level : level + 1)
        left = Expression(.binary(name, left, right), at: place)
      case .assignment(let name, let place):
        guard Self.assignment >= minimum else { return left }
        items.removeFirst()
        left = Expression(.assignment(name, left, expression(Self.assignment)), at: place)
      case .ternary(let middle):
        guard Self.ternary >= minimum else { return left }
        items.removeFirst()
        let right = expression(Self.ternary)
        left = Expression(.ternary(left, middle, right), at: left.place)
      case .cast(let kind, let type):
        guard Self.cast >= minimum else { return left }
        items.removeFirst()
        left = Expression(.cast(left, kind, type), at: left.place)
      case .operand: return left
      }
    }
    return left
  }
}
