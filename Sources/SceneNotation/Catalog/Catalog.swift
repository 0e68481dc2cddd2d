/// Everything of SwiftUI, the kit and the standard library that sources can name.
struct Catalog: Sendable {
  /// By the type's name.
  private(set) var initializers: [String: [CatalogFunction]] = [:]
  /// By type and name.
  private(set) var constants: [String: [String: @Sendable () -> Value]] = [:]
  private(set) var statics: [String: [String: [CatalogFunction]]] = [:]
  /// By name; the receiver decides which of them is meant.
  private(set) var methods: [String: [CatalogFunction]] = [:]
  private(set) var properties: [String: [CatalogFunction]] = [:]
  private(set) var functions: [String: [CatalogFunction]] = [:]
  /// Types whose static members are those of a type as well.
  private(set) var sources: [String: [String]] = [:]
  private(set) var types: Set<String> = []

  static let shared: Catalog = {
    var catalog = Catalog()
    for family in families { family(&catalog) }
    return catalog
  }()

  mutating func type<R, each P: Notated>(
    _ name: String, _ parameters: repeat Parameter<each P>,
    make: @escaping @Sendable (repeat each P) throws(NotationError) -> R
  ) {
    types.insert(name)
    initializers[name, default: []].append(
      CatalogFunction(name, (repeat each parameters), make))
  }

  /// A type without initialisers that sources would use.
  mutating func type(_ name: String, takingMembersOf sources: [String] = []) {
    types.insert(name)
    if !sources.isEmpty { self.sources[name] = sources }
  }

  mutating func constant<R>(_ type: String, _ name: String, _ value: @escaping @Sendable () -> R) {
    types.insert(type)
    constants[type, default: [:]][name] = { Value(wrapping: value()) }
  }

  /// Constants of one type by their names.
  mutating func constants<R: Sendable>(_ type: String, _ values: KeyValuePairs<String, R>) {
    for (name, value) in values { constant(type, name) { value } }
  }

  mutating func function<R, each P: Notated>(
    of type: String, _ name: String, _ parameters: repeat Parameter<each P>,
    make: @escaping @Sendable (repeat each P) throws(NotationError) -> R
  ) {
    types.insert(type)
    statics[type, default: [:]][name, default: []].append(
      CatalogFunction(name, (repeat each parameters), make))
  }

  mutating func function<R, each P: Notated>(
    _ name: String, _ parameters: repeat Parameter<each P>,
    make: @escaping @Sendable (repeat each P) throws(NotationError) -> R
  ) {
    functions[name, default: []].append(CatalogFunction(name, (repeat each parameters), make))
  }

  mutating func method<T: Notated, R, each P: Notated>(
    _ name: String, _ parameters: repeat Parameter<each P>,
    apply: @escaping @Sendable (T, repeat each P) throws(NotationError) -> R
  ) {
    methods[name, default: []].append(
      CatalogFunction(method: name, (repeat each parameters), apply))
  }

  /// A method whose result replaces the value it was called on.
  mutating func mutation<T: Notated, R, each P: Notated>(
    _ name: String, _ parameters: repeat Parameter<each P>,
    apply: @escaping @Sendable (T, repeat each P) throws(NotationError) -> R
  ) {
    var function = CatalogFunction(method: name, (repeat each parameters), apply)
    function.isMutating = true
    methods[name, default: []].append(function)
  }

  mutating func property<T: Notated, R>(
    _ name: String, get: @escaping @Sendable (T) throws(NotationError) -> R
  ) {
    properties[name, default: []].append(CatalogFunction(method: name, (), get))
  }

  /// The static members of a type, with those of the types it takes them from.
  func staticNames(of type: String) -> [String] {
    let own = [String](constants[type, default: [:]].keys) + statics[type, default: [:]].keys
    return sources[type, default: []].reduce(own) { $0 + staticNames(of: $1) }
  }

  func constant(_ type: String, _ name: String) -> (@Sendable () -> Value)? {
    if let constant = constants[type]?[name] { return constant }
    for source in sources[type, default: []] {
      if let constant = constant(source, name) { return constant }
    }
    return nil
  }

  func staticFunctions(_ type: String, _ name: String) -> [CatalogFunction] {
    let own = statics[type]?[name] ?? []
    return sources[type, default: []].reduce(own) { $0 + staticFunctions($1, name) }
  }
}
