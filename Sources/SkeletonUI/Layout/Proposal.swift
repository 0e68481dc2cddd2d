package import SkeletonGraphics

/// The size that a parent offers: nil asks for the ideal size, 0 for the smallest, infinity for
/// the largest.
package struct Proposal: Sendable, Hashable {
  package var width: Double?
  package var height: Double?

  package init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  package init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  package static let unspecified = Proposal(width: nil, height: nil)

  /// The length along an axis and that across it.
  package init(_ axis: Axis, _ length: Double?, across: Double?) {
    self =
      axis == .horizontal
      ? Proposal(width: length, height: across) : Proposal(width: across, height: length)
  }

  package subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}
