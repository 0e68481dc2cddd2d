/// A function, a method, an initialiser, an accessor or a closure.
final class FunctionSyntax: Sendable {
  struct Parameter: Sendable {
    /// Outside; nil for `_`.
    var label: String?
    var name: String
    var type: TypeNotation?
    var defaultValue: Expression?
    /// Whether the closure given for it builds a view.
    var isBuilder = false
    var isVariadic = false
    var place: Int
  }

  let name: String
  let place: Int
  let parameters: [Parameter]
  let result: TypeNotation?
  let body: [Statement]
  let traits: Traits
  /// Whether a value is returned explicitly, so that the statements are no view builder's.
  let returns: Bool

  struct Traits: OptionSet, Sendable {
    let rawValue: Int
    static let isStatic = Traits(rawValue: 1)
    static let isMutating = Traits(rawValue: 2)
    /// Its statements build a view.
    static let isBuilder = Traits(rawValue: 4)
    /// An initialiser that may give nil.
    static let isFailable = Traits(rawValue: 8)
    /// A closure, whose parameters may be left out: `$0`.
    static let isClosure = Traits(rawValue: 16)
  }

  init(
    _ name: String, _ parameters: [Parameter], _ result: TypeNotation?, _ body: [Statement],
    _ declared: (traits: Traits, place: Int)
  ) {
    self.name = name
    self.parameters = parameters
    self.result = result
    self.body = body
    traits = declared.traits
    place = declared.place
    returns = body.contains(where: \.returns)
  }

  var isStatic: Bool { traits.contains(.isStatic) }
  var isBuilder: Bool { traits.contains(.isBuilder) }

  /// How it is called: `frame(width:height:)`.
  var signature: String {
    name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }
}

/// A variable or constant, stored or computed.
struct VariableSyntax: Sendable {
  var pattern: PatternSyntax
  var type: TypeNotation?
  var initializer: Expression?
  /// The body of a computed one.
  var getter: FunctionSyntax?
  var wrapper: WrapperSyntax?
  var isStatic = false
  var isConstant = false
  var isBuilder = false
  var place: Int

  /// nil where several names are bound at once.
  var name: String? {
    if case .name(let name) = pattern { name } else { nil }
  }
}

/// `@State`, `@Binding`, `@Environment(\.isLoading)`.
struct WrapperSyntax: Sendable {
  var name: String
  var arguments: [Expression.Argument]
  var place: Int
}

/// A structure, an enumeration, a class, a protocol, or an extension of any type.
final class TypeSyntax: Sendable {
  enum Kind: Sendable { case structure, enumeration, reference, interface, addition }

  struct Case: Sendable {
    var name: String
    var parameters: [FunctionSyntax.Parameter]
    var rawValue: Expression?
    var place: Int
  }

  struct Members: Sendable {
    var variables: [VariableSyntax] = []
    var functions: [FunctionSyntax] = []
    var initializers: [FunctionSyntax] = []
    var types: [TypeSyntax] = []
    var aliases: [(name: String, type: TypeNotation)] = []
    var cases: [Case] = []
  }

  let kind: Kind
  /// With dots in extensions of nested types.
  let name: String
  let inherited: [String]
  let members: Members
  let place: Int

  init(
    _ kind: Kind, _ name: String, inherited: [String], _ members: Members, at place: Int
  ) {
    self.kind = kind
    self.name = name
    self.inherited = inherited
    self.members = members
    self.place = place
  }
}

/// `#Preview`, or one from a `PreviewProvider`.
struct PreviewSyntax: Sendable {
  var name: String?
  var traits: [Expression]
  var body: FunctionSyntax
}

/// A whole file.
struct FileSyntax: Sendable {
  var types: [TypeSyntax] = []
  var functions: [FunctionSyntax] = []
  var variables: [VariableSyntax] = []
  var aliases: [(name: String, type: TypeNotation)] = []
  var previews: [PreviewSyntax] = []
  /// What stands outside of declarations: the views of an expression.
  var statements: [Statement] = []
}
