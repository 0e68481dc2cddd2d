/// A stored property of a view that the library supplies before asking for the body:
/// ``Environment``, ``State`` and ``Binding``. A type of one's own that conforms has the properties
/// inside of it supplied.
public protocol DynamicProperty {}

/// A dynamic property that looks at the environment.
package protocol EnvironmentReading: DynamicProperty {
  func read(_ environment: EnvironmentValues)
}

package enum DynamicProperties {
  /// Hands the environment to a view's or modifier's properties.
  ///
  /// The properties keep what they read in a box, so that closures which captured the view, such
  /// as the content of a `ForEach`, see the environment of the view rather than their own.
  package static func update(of value: some Any, in environment: EnvironmentValues) {
    for child in Mirror(reflecting: value).children {
      if let property = child.value as? any EnvironmentReading {
        property.read(environment)
      } else if let properties = child.value as? any DynamicProperty {
        update(of: properties, in: environment)
      }
    }
  }
}
