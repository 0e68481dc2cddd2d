/// Reads a value of the environment into a property of a view or modifier.
@propertyWrapper
public struct Environment<Value>: EnvironmentReading {
  private final class Box {
    var value: Value?
  }

  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let box = Box()

  /// Reads the value at a key path of ``EnvironmentValues``.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// The value where the view stands; outside a body, that of an empty environment.
  public var wrappedValue: Value { box.value ?? EnvironmentValues()[keyPath: keyPath] }

  package func read(_ environment: EnvironmentValues) {
    box.value = environment[keyPath: keyPath]
  }
}
