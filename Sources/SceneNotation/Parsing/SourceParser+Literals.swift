internal import SwiftParser
internal import SwiftSyntax

extension SourceParser {
  func literal(_ node: ExprSyntax, _ level: Int) throws(NotationError) -> Expression.Kind? {
    switch node.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let literal): return try integer(literal)
    case .floatLiteralExpr(let literal):
      let text = literal.literal.text.filter { $0 != "_" }
      guard let value = Double(text) else { throw fail(node, "'\(text)' is no number") }
      return .decimal(value)
    case .booleanLiteralExpr(let literal): return .bool(literal.literal.text == "true")
    case .nilLiteralExpr: return Expression.Kind.none
    case .stringLiteralExpr(let literal): return .string(try string(literal, level))
    case .arrayExpr(let array):
      return .array(
        try array.elements.map { (element) throws(NotationError) in
          try expression(element.expression, level)
        })
    case .dictionaryExpr(let dictionary):
      guard case .elements(let elements) = dictionary.content else { return .dictionary([]) }
      return .dictionary(
        try elements.map { (element) throws(NotationError) in
          (key: try expression(element.key, level), value: try expression(element.value, level))
        })
    case .tupleExpr(let tuple):
      let elements = try arguments(tuple.elements, level)
      return elements.count == 1 && elements[0].label == nil
        ? elements[0].value.kind : .tuple(elements)
    default: return nil
    }
  }

  private func integer(_ node: IntegerLiteralExprSyntax) throws(NotationError) -> Expression.Kind {
    let text = node.literal.text.filter { $0 != "_" }
    let bases: [(String, Int)] = [("0x", 16), ("0b", 2), ("0o", 8)]
    let base = bases.first { text.hasPrefix($0.0) }
    guard let value = Int(base == nil ? text : String(text.dropFirst(2)), radix: base?.1 ?? 10)
    else { throw fail(node, "the integer \(text) is too large") }
    return .integer(value)
  }

  private func string(
    _ node: StringLiteralExprSyntax, _ level: Int
  ) throws(NotationError) -> [Expression.StringPart] {
    if let text = node.representedLiteralValue { return [.text(text)] }
    let isRaw = node.openingPounds != nil
    return try node.segments.map { (segment) throws(NotationError) in
      switch segment {
      case .stringSegment(let text):
        return .text(isRaw ? text.content.text : Self.unescaped(text.content.text))
      case .expressionSegment(let interpolation):
        let arguments = try arguments(interpolation.expressions, level)
        guard let value = arguments.first else {
          throw fail(interpolation, "an interpolation needs a value")
        }
        let format = arguments.dropFirst().first { $0.label == "specifier" }
        return .value(value.value, format: format?.value)
      @unknown default: throw fail(segment, "this part of a string is not supported")
      }
    }
  }

  /// The text with escape sequences replaced by what they stand for.
  private static func unescaped(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "\\", let code = rest.popFirst() else {
        result.append(character)
        continue
      }
      switch code {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "0": result.append("\0")
      case "\n": break
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        rest = rest.dropFirst(digits.count + 2)
        if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
          result.unicodeScalars.append(scalar)
        }
      default: result.append(code)
      }
    }
    return result
  }
}
