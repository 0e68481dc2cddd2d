internal import Foundation

/// Names a guide along one axis, whatever kind of alignment it came from.
package struct AlignmentKey: Sendable, Hashable {
  /// How a container answers for several children that have the guide explicitly.
  package enum Combination: Sendable { case mean, minimum, maximum }

  package let axis: Axis
  package let combination: Combination
  private let id: ObjectIdentifier
  private let defaultValue: @Sendable (ViewDimensions) -> Double

  init(_ id: any AlignmentID.Type, axis: Axis, combination: Combination = .mean) {
    self.axis = axis
    self.combination = combination
    self.id = ObjectIdentifier(id)
    defaultValue = { Double(id.defaultValue(in: $0)) }
  }

  /// Where the guide of a view lies that does not say.
  func value(in dimensions: ViewDimensions) -> Double { defaultValue(dimensions) }

  package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    a.id == b.id && a.axis == b.axis
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(axis)
  }

  /// One value for those of several children.
  func combined(_ values: [Double]) -> Double? {
    guard !values.isEmpty else { return nil }
    switch combination {
    case .mean: return values.reduce(0, +) / Double(values.count)
    case .minimum: return values.min()
    case .maximum: return values.max()
    }
  }
}
