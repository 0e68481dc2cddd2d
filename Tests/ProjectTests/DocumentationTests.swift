import SwiftParser
import SwiftSyntax
import Testing

@Suite struct DocumentationTests {
  /// What users of the library import.
  static let libraries = ["SkeletonAnim", "SkeletonTimeline", "SkeletonUI"]

  /// Requirements whose protocol says everything; documentation pages show that there.
  static let witnesses: Set<String> = [
    "typealias Body", "typealias Resolved", "var body", "func path(in:)", "func inset(by:)",
    "func <", "var description", "var errorDescription", "init(from:)", "let rawValue",
    "init(rawValue:)",
  ]

  @Test("every public declaration has a doc comment that says more than its name")
  func documented() throws {
    var excepted: Set<String> = []
    for library in Self.libraries {
      let declarations = try Self.declarations(of: library)
      #expect(declarations.count > 30)
      for declaration in declarations {
        if Self.witnesses.contains(declaration.name), declaration.comment.isEmpty {
          excepted.insert(declaration.name)
        } else {
          let said = Set(Self.words(of: declaration.comment)).subtracting(["a", "an", "of", "the"])
          let isSaid = !said.isSubset(of: Self.words(of: declaration.name))
          #expect(isSaid, "\(declaration.place): \(declaration.name)")
        }
      }
    }
    #expect(excepted == Self.witnesses)
  }

  @Test("every public type has its place in its library's page", arguments: libraries)
  func listed(library: String) throws {
    let page = try SourceTree.text(of: "Sources/SkeletonAnim/SkeletonAnim.docc/\(library).md")
    for type in try Self.declarations(of: library) where type.isTopLevel {
      let name = type.name.split(separator: " ").last ?? ""
      #expect(page.contains("- ``\(name)``\n"), "\(type.place): \(name)")
    }
  }

  static func declarations(of library: String) throws -> [PublicDeclarations.Entry] {
    try SourceTree.swiftFiles(in: "Sources").filter { $0.target == library }
      .flatMap { PublicDeclarations.of($0) }
  }

  @Test("what is public is found wherever it is written")
  func publicDeclarations() {
    let source = """
      public enum E { case a, b(Int)
        public struct S { public var x = 0, y = 0; var z = 0; public func f(_ a: Int, to b: Int) {} }
      }
      package enum P { case c }
      struct H { public init() {} }
      public protocol Q { associatedtype T; subscript(i: Int) -> Int { get } }
      public extension E { static let k = 0
        private func p() {}
      }
      extension E { func q() {}
        /// Twice two.
        @inlinable public func r() -> Int { 4 }
      }
      """
    let declarations = PublicDeclarations.of(SourceTree.File(path: "t.swift", text: source))
    #expect(
      declarations.map(\.name) == [
        "enum E", "case a", "case b", "struct S", "var x", "var y", "func f(_:to:)", "protocol Q",
        "associatedtype T", "subscript(i:)", "let k", "func r",
      ])
    #expect(declarations.filter { !$0.comment.isEmpty }.map(\.comment) == ["Twice two."])
    #expect(declarations.last?.place == "t.swift:12")
    #expect(declarations.filter(\.isTopLevel).map(\.name) == ["enum E", "protocol Q"])
  }

  /// Small words, those of `camelCase` apart.
  static func words(of text: String) -> [String] {
    text.replacing(/([a-z])([A-Z])/) { "\($0.output.1) \($0.output.2)" }
      .lowercased().split { !$0.isLetter && !$0.isNumber }.map { String($0) }
  }
}

/// Collects what is public in a file: what says so, and cases and requirements of what does.
final class PublicDeclarations: SyntaxVisitor {
  struct Entry {
    /// The keyword, the name and, of functions, the labels.
    var name: String
    /// File and line.
    var place: String
    /// Whether it is in no other declaration.
    var isTopLevel: Bool
    /// The doc comment's text; empty without one.
    var comment: String
  }

  private var entries: [Entry] = []
  private let path: String
  private let locations: SourceLocationConverter

  static func of(_ file: SourceTree.File) -> [Entry] {
    let tree = Parser.parse(source: file.text)
    let visitor = PublicDeclarations(
      path: file.path, locations: SourceLocationConverter(fileName: file.path, tree: tree))
    visitor.walk(tree)
    return visitor.entries
  }

  private init(path: String, locations: SourceLocationConverter) {
    self.path = path
    self.locations = locations
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { .visitChildren }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    add("struct \(node.name.text)", node)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    add("class \(node.name.text)", node)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    add("actor \(node.name.text)", node)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    add("enum \(node.name.text)", node)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    add("protocol \(node.name.text)", node)
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    for element in node.elements { add("case \(element.name.text)", node) }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      add("\(node.bindingSpecifier.text) \(binding.pattern.trimmedDescription)", node)
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isOperator = node.name.text.allSatisfy { !$0.isLetter }
    let labels = labels(node.signature.parameterClause)
    return add("func \(node.name.text)" + (isOperator || labels == "()" ? "" : labels), node)
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add("init\(labels(node.signature.parameterClause))", node)
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    add("subscript\(labels(node.parameterClause))", node)
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    add("typealias \(node.name.text)", node)
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    add("associatedtype \(node.name.text)", node)
  }

  private func labels(_ clause: FunctionParameterClauseSyntax) -> String {
    "(" + clause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
  }

  /// Notes a declaration that is public; what is inside of another is not looked at.
  @discardableResult
  private func add(
    _ name: String, _ node: some WithModifiersSyntax & DeclSyntaxProtocol
  ) -> SyntaxVisitorContinueKind {
    guard isPublic(node) else { return .skipChildren }
    let start =
      node.modifiers.first?.positionAfterSkippingLeadingTrivia
      ?? node.positionAfterSkippingLeadingTrivia
    let comment = node.leadingTrivia.compactMap { piece in
      if case .docLineComment(let text) = piece { String(text.dropFirst(3)) } else { nil }
    }
    entries.append(
      Entry(
        name: name, place: "\(path):\(locations.location(for: start).line)",
        isTopLevel: node.parent?.is(CodeBlockItemSyntax.self) ?? false,
        comment: comment.joined(separator: "\n").trimmingPrefix(while: \.isWhitespace).description))
    return .visitChildren
  }

  private func isPublic(_ node: some WithModifiersSyntax & DeclSyntaxProtocol) -> Bool {
    let levels = ["public", "open", "package", "internal", "fileprivate", "private"]
    // `public private(set)` is public.
    let level = node.modifiers.first { levels.contains($0.name.text) && $0.detail == nil }
    if let level { return ["public", "open"].contains(level.name.text) }
    let member = node.parent?.as(MemberBlockItemSyntax.self)
    guard let owner = member?.parent?.parent?.parent else { return false }
    if let type = owner.as(ProtocolDeclSyntax.self) { return isPublic(type) }
    if let type = owner.as(ExtensionDeclSyntax.self) { return isPublic(type) }
    if node.is(EnumCaseDeclSyntax.self), let type = owner.as(EnumDeclSyntax.self) {
      return isPublic(type)
    }
    return false
  }
}
