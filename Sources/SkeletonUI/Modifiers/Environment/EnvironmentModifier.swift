struct EnvironmentModifier<Value>: PrimitiveModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  func change(_ environment: inout EnvironmentValues) {
    environment[keyPath: keyPath] = value
  }
}

struct EnvironmentTransformModifier<Value>: PrimitiveModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  func change(_ environment: inout EnvironmentValues) {
    transform(&environment[keyPath: keyPath])
  }
}

extension View {
  /// Sets a value that the view and all in it see.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modified(by: EnvironmentModifier(keyPath: keyPath, value: value))
  }

  /// Changes a value that the view and all in it see, from what they would have seen otherwise.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    modified(by: EnvironmentTransformModifier(keyPath: keyPath, transform: transform))
  }

  /// Sets the text size by which text styles in the view are scaled; fonts of a fixed size stay.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Tells the view and all in it that controls do not react; false does not undo what a view
  /// around has said. The library's own controls look the same.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
