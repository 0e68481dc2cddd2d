/// Names an environment value of one's own and gives its default.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
