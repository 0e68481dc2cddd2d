/// Names an environment value of one's own and gives its default.
///
/// ```swift
/// private struct DensityKey: EnvironmentKey {
///   static let defaultValue = 1.0
/// }
///
/// extension EnvironmentValues {
///   var density: Double {
///     get { self[DensityKey.self] }
///     set { self[DensityKey.self] = newValue }
///   }
/// }
/// ```
public protocol EnvironmentKey {
  /// The type of the value; the compiler finds it.
  associatedtype Value
  /// What views see that no view around them has set the value for.
  static var defaultValue: Value { get }
}
