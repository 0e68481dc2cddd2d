/// A function of the library as the source calls it.
struct CatalogFunction: Sendable {
  let name: String
  let parameters: [ParameterShape]
  /// Whether the result replaces the receiver.
  var isMutating = false
  let invoke: @Sendable (Value?, ArgumentReader) throws(CallFailure) -> Value
  /// Whether it is a method of such a value.
  let fits: @Sendable (Value, Evaluator) throws(NotationError) -> Bool

  /// How it is called: `frame(width:height:)`.
  var signature: String {
    name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  init<R, each P: Notated>(
    _ name: String, _ parameters: (repeat Parameter<each P>),
    _ body: @escaping @Sendable (repeat each P) throws(NotationError) -> R
  ) {
    self.name = name
    self.parameters = Self.shapes(repeat each parameters)
    fits = { _, _ in false }
    invoke = { (_, reader) throws(CallFailure) in
      let values = (repeat try reader.next(each parameters))
      do throws(NotationError) {
        return Value(wrapping: try body(repeat each values))
      } catch { throw .error(error) }
    }
  }

  /// A method of values that read as `T`.
  init<T: Notated, R, each P: Notated>(
    method name: String, _ parameters: (repeat Parameter<each P>),
    _ body: @escaping @Sendable (T, repeat each P) throws(NotationError) -> R
  ) {
    self.name = name
    self.parameters = Self.shapes(repeat each parameters)
    fits = { (value, evaluator) throws(NotationError) in try T.fits(value, evaluator) }
    invoke = { (receiver, reader) throws(CallFailure) in
      let receiver: T = try reader.receiver(receiver)
      let values = (repeat try reader.next(each parameters))
      do throws(NotationError) {
        return Value(wrapping: try body(receiver, repeat each values))
      } catch { throw .error(error) }
    }
  }

  private static func shapes<each P: Notated>(
    _ parameters: repeat Parameter<each P>
  ) -> [ParameterShape] {
    var shapes: [ParameterShape] = []
    for parameter in repeat each parameters { shapes.append(parameter.shape) }
    return shapes
  }
}

/// Hands the matched arguments of one call out, each in the type of its parameter.
final class ArgumentReader {
  /// One for each parameter, with the index of the argument; nil where the default is taken.
  private let values: [(index: Int, value: Value)?]
  private let evaluator: Evaluator
  private var next = 0

  init(_ values: [(index: Int, value: Value)?], _ evaluator: Evaluator) {
    self.values = values
    self.evaluator = evaluator
  }

  func next<P: Notated>(_ parameter: Parameter<P>) throws(CallFailure) -> P {
    defer { next += 1 }
    guard let (index, value) = values[next] else {
      guard let defaultValue = parameter.defaultValue else { throw .labels }
      return defaultValue()
    }
    guard let result: P = try read(value) else {
      throw .argument(index: index, expected: P.notation)
    }
    return result
  }

  func receiver<T: Notated>(_ value: Value?) throws(CallFailure) -> T {
    guard let value, let result: T = try read(value) else { throw .receiver }
    return result
  }

  private func read<T: Notated>(_ value: Value) throws(CallFailure) -> T? {
    do { return try T.reading(value, with: evaluator) } catch { throw .error(error) }
  }
}
