internal import SkeletonUI

extension AnyView: Notated {
  static var notation: String { "View" }
  static func fits(_ value: Value, _ evaluator: Evaluator) -> Bool { evaluator.isView(value) }
  static func reading(
    _ value: Value, with evaluator: Evaluator
  ) throws(NotationError) -> AnyView? {
    if case .none = value { return nil }
    return try evaluator.view(value)
  }
}

/// What a view builder closure makes.
struct Content: Notated {
  static var notation: String { "view builder" }
  static var takesClosure: Bool { true }
  let view: AnyView

  static func reading(
    _ value: Value, with evaluator: Evaluator
  ) throws(NotationError) -> Content? {
    switch value {
    case .function(let function):
      let value = try evaluator.call(function.asBuilder, [], evaluator.place)
      guard let view = try evaluator.view(value) else {
        throw evaluator.notAView(value, evaluator.place)
      }
      return Content(view: view)
    default: return try AnyView.reading(value, with: evaluator).map { Content(view: $0) }
    }
  }
}

/// A view builder with one parameter, as of `ForEach`.
struct ItemContent: Notated {
  static var notation: String { "view builder" }
  static var takesClosure: Bool { true }
  private let make: (Value) throws(NotationError) -> AnyView

  static func reading(_ value: Value, with evaluator: Evaluator) -> ItemContent? {
    let function: FunctionValue
    switch value {
    case .function(let written): function = written.asBuilder
    case .type(.user(let type)): function = evaluator.initializers(of: type)
    default: return nil
    }
    let place = evaluator.place
    return ItemContent { (item) throws(NotationError) in
      let value = try evaluator.call(
        function, [CallArgument(value: item, place: place)], place)
      guard let view = try evaluator.view(value) else { throw evaluator.notAView(value, place) }
      return view
    }
  }

  func callAsFunction(_ item: Value) throws(NotationError) -> AnyView { try make(item) }
}

/// A shape of any type.
struct AnyNotatedShape: Notated {
  static var notation: String { "Shape" }
  let shape: any Shape

  static func reading(
    _ value: Value, with evaluator: Evaluator
  ) throws(NotationError) -> AnyNotatedShape? {
    switch try evaluator.resolved(value, as: "Shape") {
    case .native(let native): return (native as? any Shape).map { AnyNotatedShape(shape: $0) }
    case .instance(let instance) where instance.type.conformances.contains("Shape"):
      return AnyNotatedShape(shape: NotatedShape(instance: instance, evaluator: evaluator))
    default: return nil
    }
  }
}

/// A shape that can be drawn with a border inside of it.
struct AnyInsettableShape: Notated {
  static var notation: String { "InsettableShape" }
  let shape: any InsettableShape

  static func reading(
    _ value: Value, with evaluator: Evaluator
  ) throws(NotationError) -> AnyInsettableShape? {
    guard let any = try AnyNotatedShape.reading(value, with: evaluator),
      let shape = any.shape as? any InsettableShape
    else { return nil }
    return AnyInsettableShape(shape: shape)
  }
}

extension AnyShapeStyle: Notated {
  static var notation: String { "ShapeStyle" }
  static func reading(
    _ value: Value, with evaluator: Evaluator
  ) throws(NotationError) -> AnyShapeStyle? {
    guard case .native(let native)? = try evaluator.resolved(value, as: "ShapeStyle"),
      let style = native as? any ShapeStyle
    else { return nil }
    return AnyShapeStyle(style)
  }
}

/// The characters of a string.
struct VerbatimText: Notated {
  static var notation: String { "String" }
  let text: Text

  static func reading(_ value: Value, with evaluator: Evaluator) -> VerbatimText? {
    value.stringValue.map { VerbatimText(text: Text(verbatim: $0, at: evaluator.place)) }
  }
}

/// The text of a literal, translated, or of a string as it is.
struct TextContent: Notated {
  static var notation: String { "String" }
  let text: Text

  static func reading(_ value: Value, with evaluator: Evaluator) -> TextContent? {
    switch value {
    case .text(let literal):
      TextContent(text: Text(verbatim: evaluator.translated(literal), at: evaluator.place))
    case .string(let string): TextContent(text: Text(verbatim: string, at: evaluator.place))
    case .native(let native):
      if let key = native as? LocalizedStringKey {
        TextContent(text: Text(key))
      } else {
        nil
      }
    default: nil
    }
  }
}

extension Evaluator {
  /// A literal in the language of the picture.
  func translated(_ literal: LiteralText) -> String {
    guard let format = translate(literal.key) else { return literal.string }
    var result = ""
    var arguments = literal.arguments[...]
    var rest = format[...]
    while let character = rest.popFirst() {
      guard character == "%" else {
        result.append(character)
        continue
      }
      if rest.first == "%" {
        result.append("%")
        rest.removeFirst()
        continue
      }
      // `%2$@` names the second value.
      let position = rest.prefix { $0.isNumber }
      if rest.dropFirst(position.count).first == "$", let number = Int(position) {
        rest = rest.dropFirst(position.count + 1)
        if literal.arguments.indices.contains(number - 1) {
          result += literal.arguments[number - 1]
        }
      } else {
        result += arguments.popFirst() ?? ""
      }
      rest = rest.drop { $0 == "l" }.dropFirst()
    }
    return result
  }
}
