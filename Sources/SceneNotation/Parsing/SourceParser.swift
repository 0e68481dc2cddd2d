internal import SwiftParser
internal import SwiftSyntax

/// Turns text into the evaluator's own tree, by the toolchain's parser.
///
/// The tree keeps only what matters for a picture, so that evaluation neither walks the parser's
/// nodes nor meets anything that it cannot evaluate.
struct SourceParser {
  let source: SourceText
  let limits: NotationLimits

  static func parse(
    _ source: SourceText, limits: NotationLimits
  ) throws(NotationError) -> FileSyntax {
    guard source.text.utf8.count <= limits.sourceBytes else {
      throw SourceText(fileName: source.fileName, text: "").diagnostic(
        at: 0,
        "the source has \(source.text.utf8.count) bytes; the limit is \(limits.sourceBytes)")
    }
    try checkNesting(of: source, limits)
    let tree = Parser.parse(source: source.text)
    let parser = SourceParser(source: source, limits: limits)
    if tree.hasError { throw parser.syntaxError(in: tree) }
    return try parser.file(tree)
  }

  func place(of node: some SyntaxProtocol) -> Int {
    node.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  func fail(_ node: some SyntaxProtocol, _ message: String) -> NotationError {
    source.diagnostic(at: place(of: node), message)
  }

  /// One level further down; a tree of bounded depth can be walked by recursion.
  func checkNesting(_ level: Int, _ node: some SyntaxProtocol) throws(NotationError) {
    guard level <= limits.nesting else {
      throw fail(node, "nested more than \(limits.nesting) levels deep, which is the limit")
    }
  }

  private func file(_ tree: SourceFileSyntax) throws(NotationError) -> FileSyntax {
    var file = FileSyntax()
    for item in try items(of: tree.statements) { try add(item, to: &file) }
    return file
  }

  private func add(_ item: CodeBlockItemSyntax, to file: inout FileSyntax) throws(NotationError) {
    if let preview = try preview(item) {
      file.previews.append(preview)
      return
    }
    guard case .decl(let declaration) = item.item else {
      if let statement = try statement(item, 0) { file.statements.append(statement) }
      return
    }
    if let type = try type(declaration) {
      file.types.append(type)
      if type.inherited.contains("PreviewProvider") { file.previews += provided(by: type) }
      return
    }
    switch declaration.as(DeclSyntaxEnum.self) {
    case .functionDecl(let function):
      file.functions.append(try self.function(function))
    case .typeAliasDecl(let alias):
      file.aliases.append((alias.name.identifierText, try typeNotation(alias.initializer.value)))
    case .variableDecl(let variable):
      for variable in try variables(variable) {
        // Bindings among the statements of an expression are seen by those below.
        file.variables.append(variable)
      }
    default:
      if let statement = try statement(item, 0) { file.statements.append(statement) }
    }
  }

  /// The items of a block, with the branches of `#if` that iOS takes in their place.
  func items(
    of list: CodeBlockItemListSyntax
  ) throws(NotationError) -> [CodeBlockItemSyntax] {
    var result: [CodeBlockItemSyntax] = []
    for item in list {
      if case .decl(let declaration) = item.item,
        let condition = declaration.as(IfConfigDeclSyntax.self)
      {
        if case .statements(let inner)? = Self.chosen(condition)?.elements {
          result += try items(of: inner)
        }
      } else {
        result.append(item)
      }
    }
    return result
  }

  /// The branch of `#if` for an iOS device in a debug build.
  static func chosen(_ condition: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    condition.clauses.first { clause in
      guard let condition = clause.condition else { return true }
      return holds(condition.trimmedDescription)
    }
  }

  private static func holds(_ condition: String) -> Bool {
    let text = condition.filter { !$0.isWhitespace }
    return text.split(separator: "||").contains { alternative in
      alternative.replacing("&&", with: "&").split(separator: "&").allSatisfy { term in
        let name = term.drop { $0 == "!" || $0 == "(" }.filter { $0 != "(" && $0 != ")" }
        let known = [
          "os iOS", "DEBUG", "canImport SwiftUI", "canImport UIKit", "true",
          "targetEnvironment simulator",
        ].map { $0.replacing(" ", with: "") }
        let isTrue =
          known.contains(name) || name.hasPrefix("swift>") || name.hasPrefix("compiler>")
        return isTrue != term.hasPrefix("!")
      }
    }
  }
}

extension TokenSyntax {
  /// An identifier without the backticks around it.
  var identifierText: String { text.filter { $0 != "`" } }
}
