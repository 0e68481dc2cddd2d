/// Reads a value of the environment into a view's property.
@propertyWrapper
public struct Environment<Value>: EnvironmentReading {
  private final class Box {
    var value: Value?
  }

  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let box = Box()

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// The value where the view stands; outside a body, that of an empty environment.
  public var wrappedValue: Value { box.value ?? EnvironmentValues()[keyPath: keyPath] }

  package func read(_ environment: EnvironmentValues) {
    box.value = environment[keyPath: keyPath]
  }
}
