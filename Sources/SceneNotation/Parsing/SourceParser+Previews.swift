internal import SwiftSyntax

extension SourceParser {
  /// `#Preview("name", traits: …) { … }`, whether the parser took it for a declaration or not.
  func preview(_ item: CodeBlockItemSyntax) throws(NotationError) -> PreviewSyntax? {
    switch item.item {
    case .expr(let expression):
      guard let macro = expression.as(MacroExpansionExprSyntax.self),
        macro.macroName.text == "Preview"
      else { return nil }
      return try preview(macro.arguments, macro.trailingClosure, of: macro)
    case .decl(let declaration):
      guard let macro = declaration.as(MacroExpansionDeclSyntax.self),
        macro.macroName.text == "Preview"
      else { return nil }
      return try preview(macro.arguments, macro.trailingClosure, of: macro)
    default: return nil
    }
  }

  private func preview(
    _ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax?, of node: some SyntaxProtocol
  ) throws(NotationError) -> PreviewSyntax {
    var name: String?
    var traits: [Expression] = []
    var body: FunctionSyntax?
    for argument in try self.arguments(arguments, 0) {
      switch (argument.label, argument.value.kind) {
      case (nil, .string(let parts)):
        name = parts.reduce("") { if case .text(let text) = $1 { $0 + text } else { $0 } }
      case ("body", .closure(let closure)): body = closure
      default: traits.append(argument.value)
      }
    }
    if let closure { body = try self.closure(closure, 0) }
    guard let body else { throw fail(node, "#Preview needs a closure with the view to draw") }
    return PreviewSyntax(name: name, traits: traits, body: body)
  }

  /// The previews of an older file.
  func provided(by type: TypeSyntax) -> [PreviewSyntax] {
    type.members.variables.compactMap { variable in
      guard variable.name == "previews", let body = variable.getter else { return nil }
      let builder = FunctionSyntax(
        body.name, [], body.result, body.body,
        (traits: body.traits.union(.isBuilder), place: body.place))
      return PreviewSyntax(name: type.name, traits: [], body: builder)
    }
  }
}
