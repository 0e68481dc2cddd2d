/// A view's own value; a picture shows the initial one, since nothing happens to change it.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  /// Starts with the value written after the property.
  public init(wrappedValue: Value) {
    box = Box(wrappedValue)
  }

  /// Starts with a value, in an initializer of the view.
  public init(initialValue: Value) {
    box = Box(initialValue)
  }

  /// The value as it is now. Writing it changes no view that has been made already.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// A binding to the value, as `$name`.
  public var projectedValue: Binding<Value> {
    Binding(get: { box.value }, set: { box.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Starts with nil.
  public init() {
    self.init(wrappedValue: nil)
  }
}
