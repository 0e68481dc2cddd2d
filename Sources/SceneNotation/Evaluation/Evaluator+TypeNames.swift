internal import SkeletonUI

extension Evaluator {
  /// What a value is called in messages.
  func typeName(of value: Value) -> String {
    switch value {
    case .void: "()"
    case .none: "nil"
    case .number(let number): number.integer == nil ? "Double" : "Int"
    case .tuple(let elements):
      "(" + elements.map { typeName(of: $0.value) }.joined(separator: ", ") + ")"
    case .function: "a function"
    case .type(let type): "the type '\(type.name)'"
    case .keyPath: "a key path"
    case .deferred(let deferred): "'.\(deferred.rootName)'"
    case .binding(let binding): "Binding<\(typeName(of: binding.value))>"
    default: typeNames(of: value).first ?? "a value"
    }
  }

  /// The types and protocols whose extensions give a value members, nearest first.
  func typeNames(of value: Value) -> [String] {
    switch value {
    case .bool: ["Bool"]
    case .integer: ["Int", "BinaryInteger", "Numeric", "Comparable"]
    case .decimal: ["Double", "CGFloat", "BinaryFloatingPoint", "Numeric", "Comparable"]
    case .number(let number): typeNames(of: number.settled)
    case .string, .text: ["String", "StringProtocol"]
    case .array: ["Array", "Collection", "Sequence"]
    case .dictionary: ["Dictionary"]
    case .range: ["Range"]
    case .instance(let instance): names(of: instance.type)
    case .object(let object): names(of: object.instance.type)
    case .enumCase(let value): names(of: value.type)
    case .native(let native): names(of: native)
    default: []
    }
  }

  private func names(of type: UserType) -> [String] {
    [type.name] + type.conformances.sorted()
  }

  private func names(of native: Any) -> [String] {
    var names = [Self.catalogName(of: native)]
    if native is any Shape { names.append("Shape") }
    if native is any ShapeStyle { names.append("ShapeStyle") }
    if native is any View { names.append("View") }
    return names
  }

  /// The name that sources know a type of the library by.
  private static func catalogName(of native: Any) -> String {
    let reflected = String(reflecting: Swift.type(of: native)).prefix { $0 != "<" }
    let name = reflected.split(separator: ".").dropFirst().joined(separator: ".")
    switch name {
    case "AnyView", "PrimitivelyModified", "ViewSequence", "ModifiedContent": return "View"
    default: return name
    }
  }
}
